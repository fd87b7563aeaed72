import { walkThroughHost } from './walk-through-host';

describe.each(['webpack-react-19', 'rsbuild', 'vite', 'vite-react-18', 'plain-html'])('the host %s', walkThroughHost);

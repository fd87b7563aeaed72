import { walkThroughHost } from './walk-through-host';

describe.each(['vue', 'svelte', 'tanstack-router', 'next', 'angular'])('the host %s', walkThroughHost);

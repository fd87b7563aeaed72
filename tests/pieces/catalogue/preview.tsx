import type { Preview } from '@storybook/react-webpack5';
import { LOCALES } from '../../../src/contract/shell/languages';
import { type Look, Piece } from './piece';

const FIRST: Look = { theme: 'normal', locale: 'zh-CN' };

const preview: Preview = {
  decorators: [
    (Story, { globals, id }) => (
      <Piece {...FIRST} {...globals} id={id}>
        <Story />
      </Piece>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', items: ['normal', 'dark'] } },
    locale: { toolbar: { title: 'Language', items: [...LOCALES] } },
  },
  initialGlobals: { ...FIRST },
};
export default preview;

import type { StoryObj } from '@storybook/react-webpack5';
import { ProseSkeleton } from '../../../../src/domains/rich-text/prose';
import { RichText } from '../../../../src/domains/rich-text/rich-text';

export default {};

type Story = StoryObj;

const HTML =
  '<h2>Rules</h2><p>One vote a day. <strong>Bold</strong> and <a href="https://a.example/x">a link</a>.</p><ul><li>First</li><li>Second</li></ul>';

export const Document: Story = { render: () => <RichText html={HTML} look="document" /> };
export const Waiting: Story = { render: () => <ProseSkeleton label="Loading" /> };

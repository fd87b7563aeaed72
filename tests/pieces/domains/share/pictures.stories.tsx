import type { StoryObj } from '@storybook/react-webpack5';
import { configStore } from '../../../../src/domains/config/config-store';
import { PictureButton } from '../../../../src/domains/share/picture/picture-button';
import { PictureSheet } from '../../../../src/domains/share/picture/picture-sheet';
import { nothing } from '../../held';
import { Served } from '../../served';

export default {};

type Story = StoryObj;

const MODEL = {};
const blank = () => [];
const fails = () => {
  throw new Error('no picture');
};
const sheet = (marks: typeof blank) => (
  <PictureSheet title="Ann Odds" alt="The record of Ann Odds" path="/a" model={MODEL} marks={marks} onClose={nothing} />
);

export const Drawn: Story = { render: () => sheet(blank) };
export const Failed: Story = { render: () => sheet(fails) };
export const InTheApp: Story = {
  render: () => (
    <Served prepare={({ stores }) => stores.get(configStore).setState({ platform: 'app' })}>{sheet(blank)}</Served>
  ),
};
const load = async () => () => null;
export const AddressAlone: Story = {
  render: () => <PictureButton load={load} of={undefined} title="Ann Odds" path="/a" />,
};
export const Button: Story = { render: () => <PictureButton load={load} of={MODEL} title="Ann Odds" path="/a" /> };

import type { StoryObj } from '@storybook/react-webpack5';
import { Avatar } from '../../../../src/ui/media/avatar';
import { Dots } from '../../../../src/ui/media/dots';
import { PageIcon } from '../../../../src/ui/media/page-icon';
import { PhotoGrid } from '../../../../src/ui/media/photo-grid';
import { PitchArt } from '../../../../src/ui/media/pitch-art';
import { nothing } from '../../held';

export default {};

type Story = StoryObj;

const NAMES = [
  'bell',
  'calendar',
  'clock',
  'crown',
  'eyeOff',
  'gift',
  'lock',
  'share',
  'shieldAlert',
  'thumb',
] as const;
const PEOPLE = ['', 'a', '常胜将军', 'Bartholomew the Third', 'نجم', '👑 King'];

export const Outlines: Story = {
  render: () => (
    <p>
      {NAMES.map((name) => (
        <PageIcon key={name} name={name} size={24} />
      ))}
    </p>
  ),
};
export const Initials: Story = {
  render: () => (
    <p>{[20, 36, 64].map((size) => PEOPLE.map((name) => <Avatar key={`${name}${size}`} name={name} size={size} />))}</p>
  ),
};
export const Pitch: Story = { render: () => <PitchArt className={undefined} /> };
export const FewDots: Story = { render: () => <Dots count={2} current={0} label="1 of 2" /> };
export const BrokenPhotos: Story = {
  render: () => (
    <PhotoGrid onOpen={nothing} photos={['a', 'b', 'c'].map((id) => ({ id, src: 'data:image/png;base64,' }))} />
  ),
};

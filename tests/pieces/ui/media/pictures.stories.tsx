import type { StoryObj } from '@storybook/react-webpack5';
import { Avatar, AvatarStack } from '../../../../src/ui/media/avatar';
import { Dots } from '../../../../src/ui/media/dots';
import { PhotoGrid } from '../../../../src/ui/media/photo-grid';
import { Spinner } from '../../../../src/ui/media/spinner';
import { nothing } from '../../held';
import { PICTURE } from '../../samples';

export default {};

type Story = StoryObj;

const people = ['Ann', '风车与郁金香', 'Ben', 'Cleo'].map((name) => ({ id: name, name, src: undefined }));

export const Portraits: Story = {
  render: () => (
    <p>
      <Avatar name="Ann" src={PICTURE} /> <Avatar name="风车与郁金香" /> <Avatar name="Ben" size={64} live />{' '}
      <Avatar name="" size={24} />
    </p>
  ),
};
export const Stack: Story = { render: () => <AvatarStack people={people} size={28} /> };
export const Photos: Story = {
  render: () => (
    <>
      {[1, 2, 4, 9].map((count) => (
        <PhotoGrid
          key={count}
          onOpen={nothing}
          photos={Array.from({ length: count }, (_, at) => ({ id: `${count}-${at}`, src: PICTURE }))}
        />
      ))}
    </>
  ),
};
export const PlaceInARow: Story = { render: () => <Dots count={5} current={2} label="2 of 5" /> };
export const Waiting: Story = {
  render: () => (
    <p>
      <Spinner /> <Spinner small />
    </p>
  ),
};

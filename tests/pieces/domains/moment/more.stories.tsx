import type { StoryObj } from '@storybook/react-webpack5';
import { ImageViewer } from '../../../../src/domains/moment/image-viewer';
import { MomentMore } from '../../../../src/domains/moment/moment-more';
import { moment } from '../../../support/unit/make';
import { nothing } from '../../held';
import { PICTURE } from '../../samples';
import { Pressed } from '../../served';

export default {};

type Story = StoryObj;

const photos = ['a', 'b', 'c'].map((id) => ({ id, src: PICTURE }));
const LONG = moment('1', { nickName: '风车与郁金香 the Tulip of the North' });

export const Choices: Story = {
  render: () => (
    <Pressed>
      <MomentMore moment={LONG} />
    </Pressed>
  ),
};
export const Photos: Story = { render: () => <ImageViewer photos={photos} start={1} onClose={nothing} /> };

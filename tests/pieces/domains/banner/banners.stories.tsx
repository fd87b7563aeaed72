import type { StoryObj } from '@storybook/react-webpack5';
import { BannerCarousel } from '../../../../src/domains/banner/banner-carousel';
import { nothing } from '../../held';
import { PICTURE } from '../../samples';

export default {};

type Story = StoryObj;

const slide = (key: string, title: string) => ({
  key,
  image: PICTURE,
  title,
  subTitle: 'Tonight, 21:30',
  to: `/${key}`,
});
const SLIDES = [
  slide('a', 'Every goal of the weekend, with the voices that called them'),
  slide('b', '周榜'),
  slide('c', ''),
];

export const Several: Story = { render: () => <BannerCarousel slides={SLIDES} onOpen={nothing} /> };
export const One: Story = { render: () => <BannerCarousel slides={SLIDES.slice(0, 1)} onOpen={nothing} isBelow /> };

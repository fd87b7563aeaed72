import type { StoryObj } from '@storybook/react-webpack5';
import { BannerSection } from '../../../../src/domains/banner/banner-section';
import { PromoBanner } from '../../../../src/domains/banner/promo-banner';
import { failWith } from '../../../support/unit/fake-services';
import { Served } from '../../served';

export default {};

type Story = StoryObj;

const LONG = { title: 'Every goal of the weekend, with the voices that called them', subTitle: 'Tonight, 21:30' };
const BANNERS = [
  { id: 1, images: 'a.png,b.png', type: 1, ...LONG },
  { id: 2, images: 'c.png', actionContent: 'https://a.example/x' },
];
const section = <BannerSection spot="anchorHome" hosts={[]} isWaiting={false} />;

export const Promo: Story = {
  render: () => (
    <Served answers={{ images: () => BANNERS }}>
      <p>The page above</p>
      <PromoBanner spot="tips" />
    </Served>
  ),
};
export const Home: Story = { render: () => <Served answers={{ images: () => BANNERS }}>{section}</Served> };
export const OfItsOwn: Story = { render: () => <Served answers={{ images: () => [] }}>{section}</Served> };
export const Failing: Story = { render: () => <Served answers={{ images: failWith('rejected') }}>{section}</Served> };

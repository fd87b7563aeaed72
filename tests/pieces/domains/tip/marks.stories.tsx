import type { StoryObj } from '@storybook/react-webpack5';
import { SaleEnds } from '../../../../src/domains/tip/sale-end';
import { RefundTag, ResultStamp, TipPrice, useBetLabels } from '../../../../src/domains/tip/tip-marks';
import { NOW } from '../../../support/unit/fake-services';
import { tipOf } from '../../samples';

export default {};

type Story = StoryObj;

const MINUTE_MS = 60_000;
const RESULTS = ['win', 'winHalf', 'lose', 'loseHalf', 'draw', 'cancel', 'failure'] as const;
const PRICES = [{ isBuy: true }, { goldPrice: 0 }, { goldPrice: 12_888 }, { goldPrice: undefined }];

/** Every kind of bet in words. */
function Kinds() {
  const labels = useBetLabels();
  const all = [1, 2, 3, 4, 5, 6].map((bettingType) => labels({ bettingType, sportsPlay: 'Handicap' }).join(' · '));
  return <p>{all.join(', ')}</p>;
}

export const Stamps: Story = {
  render: () => (
    <p>
      {RESULTS.map((result) => (
        <ResultStamp key={result} tip={tipOf(result, { result })} />
      ))}
    </p>
  ),
};
export const Prices: Story = {
  render: () => (
    <>
      {PRICES.map((price) => (
        <p key={JSON.stringify(price)}>
          <TipPrice tip={{ isBuy: false, goldPrice: 38, ...price }} />
        </p>
      ))}
    </>
  ),
};
export const Sales: Story = {
  render: () => (
    <div>
      {[4, 59, 600].map((left) => (
        <SaleEnds key={left} tip={tipOf('1', { saleEndTime: NOW + left * MINUTE_MS })} />
      ))}
    </div>
  ),
};
export const Bought: Story = {
  render: () => (
    <SaleEnds tip={tipOf('1', { isBuy: 1 })}>
      <b>Bought</b>
    </SaleEnds>
  ),
};
export const Refund: Story = { render: () => <RefundTag tip={{ openBackGold: true, returnGoldPercentage: 50 }} /> };
export const Bets: Story = { render: () => <Kinds /> };

import type { StoryObj } from '@storybook/react-webpack5';
import { RecordTag } from '../../../../src/domains/tip/expert-labels';
import { Responsible } from '../../../../src/domains/tip/responsible';
import { RefundTag, TipPrice } from '../../../../src/domains/tip/tip-marks';
import { BuyBar } from '../../../../src/domains/wallet/buy-bar';
import { Coin } from '../../../../src/domains/wallet/coin';
import { Button } from '../../../../src/ui/controls/button';

export default {};

type Story = StoryObj;

const TEN = ['win', 'win', 'draw', 'lose', 'win', 'win', 'win', 'lose', 'win', 'win'] as const;
const RECORD = {
  tenHistory: [...TEN],
  tenTips: undefined,
  tenWin: 7,
  winContinuous: 0,
  hitPercents: 78,
  hitSession: 50,
};

export const Marks: Story = {
  render: () => (
    <p>
      <RecordTag record={RECORD} withTen /> <RecordTag record={{ ...RECORD, winContinuous: 5 }} />{' '}
      <RefundTag tip={{ openBackGold: true, returnGoldPercentage: 100 }} />{' '}
      <TipPrice tip={{ isBuy: false, goldPrice: 38 }} />
    </p>
  ),
};
export const Buying: Story = {
  render: () => (
    <BuyBar
      price={<Coin amount="1,288" unit="coins" spot="bar" />}
      balance="You have 120 coins"
      action={<Button variant="gold">Buy</Button>}
    />
  ),
};
export const Care: Story = { render: () => <Responsible /> };

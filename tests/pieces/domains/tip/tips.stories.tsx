import type { StoryObj } from '@storybook/react-webpack5';
import { RecordTag } from '../../../../src/domains/tip/expert-labels';
import { Responsible } from '../../../../src/domains/tip/responsible';
import { RefundTag, TipPrice } from '../../../../src/domains/tip/tip-marks';
import { BuyBar } from '../../../../src/domains/wallet/buy-bar';
import { Coin } from '../../../../src/domains/wallet/coin';
import { Button } from '../../../../src/ui/controls/button';

export default {};

type Story = StoryObj;

const RECORD = { tenHistory: [], tenTips: [], tenWin: 7, winContinuous: 5, hitPercents: 78, hitSession: 50 };

export const Marks: Story = {
  render: () => (
    <p>
      <RecordTag record={RECORD} withTen /> <RefundTag tip={{ openBackGold: true, returnGoldPercentage: 100 }} />{' '}
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

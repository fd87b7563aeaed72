import type { StoryObj } from '@storybook/react-webpack5';
import { BuyBar, BuyHint, BuyTitle } from '../../../../src/domains/wallet/buy-bar';
import { Coin } from '../../../../src/domains/wallet/coin';
import { Button } from '../../../../src/ui/controls/button';

export default {};

type Story = StoryObj;

export const Coins: Story = {
  render: () => (
    <p>
      <Coin amount="38" /> <Coin amount="12,888" label="12,888 coins" spot="card" />{' '}
      <Coin amount="1,288,000" unit="coins" spot="bar" />
    </p>
  ),
};
export const Visitor: Story = {
  render: () => (
    <BuyBar price={<Coin amount="38" unit="coins" spot="bar" />} balance={undefined} action={<Button>Log in</Button>} />
  ),
};
export const Hints: Story = {
  render: () => (
    <>
      <BuyTitle>A title that is longer than the line that it stands in, and goes on in a second one</BuyTitle>
      <BuyHint>All of it comes back when the tip loses</BuyHint>
      <BuyHint isWarning>The price is another one by now</BuyHint>
    </>
  ),
};

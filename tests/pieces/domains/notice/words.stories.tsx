import type { StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { followedUsers } from '../../../../src/domains/notice/followed-users';
import { QuietWords } from '../../../../src/domains/notice/quiet-words';
import { useServices } from '../../../../src/services/services';
import { NOW } from '../../../support/unit/fake-services';
import { page, rawTip } from '../../../support/unit/tips-world';
import { nothing } from '../../held';
import { Served } from '../../served';

export default {};

type Story = StoryObj;

const came = { isHeard: false };
const LEG = { matchId: '1', matchTypeId: 1, leagueName: 'EPL', homeName: 'Wolverhampton Wanderers', awayName: 'Derby' };

/** Reads twice: what is new in the second reading is said. */
function Heard() {
  const { refetch } = useServices();
  useEffect(() => {
    came.isHeard = false;
    refetch.run('subscriptions');
    const timer = setTimeout(() => {
      came.isHeard = true;
      refetch.run('subscriptions');
    }, 30);
    return () => clearTimeout(timer);
  }, [refetch]);
  return <QuietWords onGo={nothing} />;
}
const word = (tips: readonly object[], bets: readonly object[]): Story => ({
  render: () => (
    <Served
      answers={{
        tipList: () => page((came.isHeard ? tips : []) as never),
        bettingList: () => ({
          list: [{ reportId: 'r', betInfos: JSON.stringify(came.isHeard ? bets : []) }],
          total: 1,
          user: { uid: 'a', nickName: '风车与郁金香 the Tulip of the North' },
        }),
      }}
      prepare={({ stores }) =>
        stores
          .get(followedUsers)
          .getState()
          .change(() => [{ uid: 'a' }])
      }
    >
      <Heard />
    </Served>
  ),
});

export const Published = word([rawTip('t9', { isAttention: 1, publishTime: NOW + 1 })], []);
export const Bet = word([], [{ betId: '1', createDate: NOW + 1, legs: [{ ...LEG, playType: 'total' }] }]);
export const SaleEnds = word([rawTip('t9', { isAttention: 1, saleEndTime: NOW + 870_000 })], []);

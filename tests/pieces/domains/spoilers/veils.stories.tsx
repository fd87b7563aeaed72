import type { StoryObj } from '@storybook/react-webpack5';
import { FormSquares } from '../../../../src/domains/match/sheet/form-squares';
import { ResultVeil } from '../../../../src/domains/spoilers/result-veil';
import { spoilers } from '../../../../src/domains/spoilers/spoiler-store';
import { Veil } from '../../../../src/domains/spoilers/veil';
import { RecordTag } from '../../../../src/domains/tip/expert-labels';
import { ResultStamp } from '../../../../src/domains/tip/tip-marks';
import { tipOf } from '../../samples';
import { Served } from '../../served';

export default {};

type Story = StoryObj;

const tip = tipOf('1', { result: 'win' });

export const Results: Story = {
  render: () => (
    <p>
      <ResultVeil matchIds={['m1']} name="Arsenal – Chelsea" spot="stamp" />{' '}
      <ResultVeil matchIds={['m1']} name="Arsenal – Chelsea" spot="badge" />
    </p>
  ),
};
export const SwitchedOff: Story = {
  render: () => (
    <Served
      prepare={({ stores }) =>
        stores
          .get(spoilers)
          .getState()
          .change(() => 'off')
      }
    >
      <ResultStamp tip={tip} /> {tip.professor && <RecordTag record={tip.professor} withTen />}
    </Served>
  ),
};
export const Scores: Story = {
  render: () => (
    <p>
      <Veil /> <Veil spot="tie" /> <Veil spot="bar" />
      <FormSquares squares={[{ kind: 'hidden', letter: '?' }]} label="Hidden" />
    </p>
  ),
};

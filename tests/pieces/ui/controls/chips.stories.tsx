import type { StoryObj } from '@storybook/react-webpack5';
import { Chip, ChipLink, ChipRow } from '../../../../src/ui/controls/chip';
import { ChoiceChips } from '../../../../src/ui/controls/choice-chips';
import { MenuChip } from '../../../../src/ui/controls/menu-chip';
import { RadioChips } from '../../../../src/ui/controls/radio-chips';
import { Held, nothing } from '../../held';

export default {};

type Story = StoryObj;

const LEAGUES = ['All', 'Premier League', 'La Liga', 'Bundesliga', 'Serie A'].map((label) => ({ value: label, label }));

export const OnAndOff: Story = {
  render: () => (
    <Held start={true}>
      {(isOn, turn) => (
        <ChipRow label="Filters">
          <Chip isOn={isOn} onToggle={() => turn(!isOn)}>
            On sale
          </Chip>
          <Chip isOn={false} opens="dialog" onToggle={nothing}>
            More filters
          </Chip>
          <MenuChip value="2025/26" label="Season" onOpen={nothing} />
        </ChipRow>
      )}
    </Held>
  ),
};
export const Links: Story = {
  render: () => (
    <ChipRow isNav label="Topics">
      <ChipLink to="/a" isCurrent>
        Five leagues
      </ChipLink>
      <ChipLink to="/b" isCurrent={false}>
        NBA
      </ChipLink>
    </ChipRow>
  ),
};
export const OneOfMany: Story = {
  render: () => (
    <Held start="La Liga">
      {(value, choose) => <ChoiceChips label="League" choices={LEAGUES} value={value} onChoose={choose} />}
    </Held>
  ),
};
export const Radios: Story = {
  render: () => (
    <Held start="All">
      {(value, choose) => <RadioChips label="League" choices={LEAGUES} value={value} onSelect={choose} />}
    </Held>
  ),
};

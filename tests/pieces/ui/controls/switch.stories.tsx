import type { StoryObj } from '@storybook/react-webpack5';
import { OpenRow, SmallSwitch, SwitchRow } from '../../../../src/ui/controls/switch';
import { Icon } from '../../../../src/ui/media/icon';
import { Held, nothing } from '../../held';

export default {};

type Story = StoryObj;

const ABOUT = 'Hidden only for you, over the video and in the chat';

export const Rows: Story = {
  render: () => (
    <Held start={true}>
      {(isOn, turn) => (
        <>
          <SwitchRow
            isOn={isOn}
            onTurn={() => turn(!isOn)}
            title="Show over video"
            about={ABOUT}
            word={isOn ? 'On' : 'Off'}
          />
          <SwitchRow isOn={false} onTurn={nothing} title="Big news" about={ABOUT} word="Off" isDisabled />
          <OpenRow icon={<Icon name="heart" />} title="Following" about={ABOUT} onOpen={nothing} />
        </>
      )}
    </Held>
  ),
};
export const Small: Story = {
  render: () => <SmallSwitch isOn label="Public bets" caption="Public" word="On" isBusy={false} onTurn={nothing} />,
};

import type { StoryObj } from '@storybook/react-webpack5';
import { ShareButton } from '../../../../src/domains/share/share-button';
import { StarIcon } from '../../../../src/domains/team/star-icon';
import { StarTeam } from '../../../../src/domains/team/star-team';

export default {};

type Story = StoryObj;

export const OfATeam: Story = {
  render: () => (
    <p>
      <StarTeam team={{ id: 't1', name: 'Arsenal' }} /> <StarIcon isOn /> <StarIcon isOn={false} size={14} />
    </p>
  ),
};
export const Share: Story = { render: () => <ShareButton title="Arsenal" path="/team/1" /> };

import type { StoryObj } from '@storybook/react-webpack5';
import { Segmented } from '../../../../src/ui/controls/segmented';
import { TabPanel, Tabs } from '../../../../src/ui/controls/tabs';
import { Held } from '../../held';

export default {};

type Story = StoryObj;

const tab = (value: string, count?: string) => ({ value, label: value, count });
const FEW = [tab('Chat'), tab('Match')];
const MANY = [
  tab('Live', '7'),
  tab('Coming soon', '23'),
  tab('Scheduled', '128'),
  tab('Followed'),
  tab('Watched lately'),
];
const TYPES = [tab('Winners'), tab('Profit'), tab('Popularity')];

const tabs = (items: typeof MANY): Story => ({
  render: () => (
    <Held start={items[0]?.value ?? ''}>
      {(value, choose) => (
        <>
          <Tabs id="story" label="Parts" tabs={items} value={value} onSelect={choose} />
          <TabPanel id="story" value={value}>
            {value}
          </TabPanel>
        </>
      )}
    </Held>
  ),
});

export const Few = tabs(FEW);
export const MoreThanFit = tabs(MANY);
export const Segments: Story = {
  render: () => (
    <Held start="Profit">
      {(value, choose) => (
        <>
          <Segmented label="Type" segments={TYPES} value={value} onSelect={choose} panelId="list" />
          <div id="list">{value}</div>
        </>
      )}
    </Held>
  ),
};

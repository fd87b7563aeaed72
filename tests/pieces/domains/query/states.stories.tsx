import type { StoryObj } from '@storybook/react-webpack5';
import { ItemBoundary } from '../../../../src/domains/query/item-boundary';
import { PagesEnd } from '../../../../src/domains/query/pages-end';
import { QueryState } from '../../../../src/domains/query/query-state';
import { VirtualTail } from '../../../../src/domains/query/virtual-tail';
import { CallError } from '../../../../src/http/call-error';
import { NOW } from '../../../support/unit/fake-services';
import { nothing } from '../../held';

export default {};

type Story = StoryObj;

const READ = {
  data: 1,
  dataUpdatedAt: NOW - 7_200_000,
  error: null,
  errorUpdatedAt: 0,
  isError: false,
  isPending: false,
  refetch: nothing,
};
const FAILED = { isError: true, error: new CallError({ kind: 'network', path: '/x', requestId: 'req-1' }) };
const state = (query: object): Story => ({
  render: () => (
    <QueryState query={{ ...READ, ...query }} skeleton={null} space={200}>
      <p>What was read</p>
    </QueryState>
  ),
});
const end = (fields: object): Story => {
  const query = {
    isFetching: false,
    isFetchNextPageError: false,
    hasNextPage: false,
    fetchNextPage: nothing,
    ...fields,
  };
  return { render: () => <PagesEnd query={query as never} aheadPx={0} revision={0} /> };
};

export const Read = state({});
export const Stale = state(FAILED);
export const Failed = state({ ...FAILED, data: undefined });
export const LastPage = end({});
export const NextPage = end({ hasNextPage: true });
export const PageFailed = end({ isFetchNextPageError: true });
export const Rows: Story = {
  render: () => (
    <VirtualTail
      items={Array.from({ length: 200 }, (_, at) => at)}
      usualHeight={44}
      renderRow={(at) => <ItemBoundary key={at}>Row {at}</ItemBoundary>}
    />
  ),
};

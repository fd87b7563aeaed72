import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useRefetch } from '../../services/use-live';
import { topicKeys } from './topic-queries';

/** Reads again what the page shows: on the user's wish, after a sleep, and in a loop while there is no push. */
export function useTopicRefresh() {
  const client = useQueryClient();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const read = useCallback(() => client.refetchQueries({ queryKey: topicKeys.all, type: 'active' }), [client]);
  useRefetch('screen', read);
  const refresh = useCallback(async () => {
    setIsRefreshing(true);
    await read();
    setIsRefreshing(false);
  }, [read]);
  return { isRefreshing, refresh };
}

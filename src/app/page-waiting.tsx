import { LoadingOverlay } from '../ui/loading-overlay';

/** While a page's chunk is on its way: seen after 300 ms only, most are there sooner. */
export function PageWaiting() {
  return <LoadingOverlay />;
}

import { EURO_CUP } from './data/topics';
import { TopicPage } from './topic-page';

export default function EuroCupPage() {
  return <TopicPage topic={EURO_CUP} />;
}

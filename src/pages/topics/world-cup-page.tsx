import { WORLD_CUP } from './data/topics';
import { TopicPage } from './topic-page';

export default function WorldCupPage() {
  return <TopicPage topic={WORLD_CUP} />;
}

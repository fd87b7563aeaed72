import { TopicPage } from '../topic-page';
import { WORLD_CUP } from '../topics';

export default function WorldCupPage() {
  return <TopicPage topic={WORLD_CUP} />;
}

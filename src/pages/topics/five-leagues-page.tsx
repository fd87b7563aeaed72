import { FIVE_LEAGUES } from './data/topics';
import { TopicPage } from './topic-page';

export default function FiveLeaguesPage() {
  return <TopicPage topic={FIVE_LEAGUES} />;
}

import { TopicPage } from '../topic-page';
import { FIVE_LEAGUES } from '../topics';

export default function FiveLeaguesPage() {
  return <TopicPage topic={FIVE_LEAGUES} />;
}

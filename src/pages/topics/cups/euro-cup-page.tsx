import { TopicPage } from '../topic-page';
import { EURO_CUP } from '../topics';

export default function EuroCupPage() {
  return <TopicPage topic={EURO_CUP} />;
}

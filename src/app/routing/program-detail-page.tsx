import ProgramPage from '../../pages/anchor/programme/program-page';
import { MatchTips } from '../../pages/tips/match-tips';

/** `/program-detail/{id}`: the anchors' page of a match with the tips about it; areas of pages meet nowhere but here. */
export default function ProgramDetail() {
  return <ProgramPage tips={(matchId) => <MatchTips matchId={matchId} />} />;
}

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { channels, PUSH_PATH } from '../../../src/contract/push/channels';
import type { MatchPush } from '../../../src/contract/push/push';
import { LiveCard } from '../../../src/domains/match/live-card';
import { MATCH_IDS } from './match-ids';
import { pushOrigin, scoresOf } from './rows';
import '../../../src/ui/theme/tokens.css';
import '../../../src/ui/theme/base.css';

/** The same boxes as the product's, drawn once; from then on nothing but the DOM. */
function draw(root: HTMLElement): void {
  const drawn = createRoot(root);
  flushSync(() =>
    drawn.render(
      <div className="sport-info">
        {MATCH_IDS.map((matchId) => (
          <div key={matchId} data-row={matchId}>
            <LiveCard
              league={matchId}
              time="67′"
              home={{ name: 'Home', crest: undefined, score: '–' }}
              away={{ name: 'Away', crest: undefined, score: '–' }}
              hosts={[]}
              hostCount="3"
              hostsLabel="3 anchors"
              action={null}
            />
          </div>
        ))}
      </div>,
    ),
  );
}

interface Cells {
  readonly home: Text;
  readonly away: Text;
}

function cellsOf(root: HTMLElement): Map<string, Cells> {
  return new Map(
    MATCH_IDS.map((matchId) => {
      const scores = root.querySelectorAll(`[data-row="${matchId}"] b`);
      return [matchId, { home: scores[0]?.firstChild as Text, away: scores[1]?.firstChild as Text }];
    }),
  );
}

/** What somebody would write who had only these rows to keep: the last message per row, written once a frame. */
function listen(cells: ReadonlyMap<string, Cells>): void {
  const socket = new WebSocket(`${pushOrigin()}${PUSH_PATH}`);
  const waiting = new Map<string, MatchPush>();
  const seen = new Map<string, number>();
  let isPlanned = false;
  const write = () => {
    isPlanned = false;
    for (const [matchId, message] of waiting) {
      const row = cells.get(matchId);
      if (row === undefined) continue;
      const [home, away] = scoresOf(message);
      if (row.home.data !== home) row.home.data = home;
      if (row.away.data !== away) row.away.data = away;
    }
    waiting.clear();
  };
  socket.onopen = () => socket.send(JSON.stringify({ cmd: 'subscribe', channels: MATCH_IDS.map(channels.match) }));
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const message = (JSON.parse(data) as { data: MatchPush }).data;
    if (message.serverNow <= (seen.get(message.matchId) ?? 0)) return;
    seen.set(message.matchId, message.serverNow);
    waiting.set(message.matchId, message);
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(write);
  };
}

const root = document.getElementById('root');
if (root !== null) {
  draw(root);
  listen(cellsOf(root));
}

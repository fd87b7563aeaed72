import { memo } from 'react';
import { createRoot } from 'react-dom/client';
import { createPush } from '../../../src/app/push/create-push';
import type { LiveMatch } from '../../../src/contract/anchor/host';
import { channels } from '../../../src/contract/push/channels';
import { LiveCard } from '../../../src/domains/match/live-card';
import { useLiveMatch } from '../../../src/domains/match/use-live-match';
import { createDomains } from '../../../src/http/domains';
import { createServerClock } from '../../../src/http/server-clock';
import type { Dated } from '../../../src/rules/reading/asked';
import { createChatFeed } from '../../../src/services/chat-feed';
import { createRefetch } from '../../../src/services/refetch';
import { type Services, ServicesContext } from '../../../src/services/services';
import { createStores } from '../../../src/services/store-registry';
import { useChannel } from '../../../src/services/use-live';
import { createSafeStorage } from '../../../src/session/safe-storage';
import { createSession } from '../../../src/session/session';
import { createSessionStore } from '../../../src/session/session-state';
import { MATCH_IDS } from './match-ids';
import { pushOrigin } from './rows';
import '../../../src/ui/theme/tokens.css';
import '../../../src/ui/theme/base.css';

/** The product's own socket, store and card: 100 of them. */
function build() {
  const stores = createStores(() => services);
  const refetch = createRefetch();
  const session = createSession({
    storage: createSafeStorage(() => window.localStorage),
    store: createSessionStore(),
    fromHost: null,
    resetDevice: () => {},
    announce: () => {},
  });
  const domains = createDomains({ own: pushOrigin(), fallbacks: [], allow: () => true, onRefused: () => {} });
  const push = createPush({
    session: session.store,
    domains,
    clock: createServerClock(),
    stores,
    chatFeed: createChatFeed(),
    refetch,
    report: () => {},
    onSessionOver: () => {},
  });
  push.start({ onOutage() {}, onLoops() {} });
  // Only what a card of a match asks for.
  const services = { stores, refetch, watch: push.socket.want } as unknown as Services;
  return services;
}

const MATCHES: readonly Dated<LiveMatch>[] = MATCH_IDS.map((matchId) => ({
  matchId,
  startDate: 0,
  hostList: [],
  status: 0,
  activityStatus: 1,
  askedAt: 0,
}));

const Card = memo(function Card({ match: read }: { readonly match: Dated<LiveMatch> }) {
  const match = useLiveMatch(read);
  useChannel(channels.match(match.matchId));
  return (
    <LiveCard
      league={match.matchId}
      time="67′"
      home={{ name: 'Home', crest: undefined, score: String(match.homeScore ?? '–') }}
      away={{ name: 'Away', crest: undefined, score: String(match.awayScore ?? '–') }}
      hosts={[]}
      hostCount="3"
      hostsLabel="3 anchors"
      action={null}
    />
  );
});

const element = document.getElementById('root');
if (element !== null) {
  createRoot(element).render(
    <ServicesContext value={build()}>
      <div className="sport-info">
        {MATCHES.map((match) => (
          <div key={match.matchId} data-row={match.matchId}>
            <Card match={match} />
          </div>
        ))}
      </div>
    </ServicesContext>,
  );
}

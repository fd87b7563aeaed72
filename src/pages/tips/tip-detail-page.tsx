import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { channels } from '../../contract/push/channels';
import type { Tip } from '../../contract/tip/tip';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../domains/anchor/list-skeletons';
import { MatchRow } from '../../domains/match/row/match-row';
import { QueryState } from '../../domains/query/query-state';
import { useMember } from '../../domains/session/use-member';
import { PictureButton } from '../../domains/share/picture/picture-button';
import { ShareButton } from '../../domains/share/share-button';
import { useHiddenBy } from '../../domains/spoilers/result-veil';
import { Responsible } from '../../domains/tip/responsible';
import type { Refundable } from '../../domains/tip/tip-changes';
import { toldBy } from '../../domains/tip/tip-marks';
import { useTip } from '../../domains/tip/use-tip';
import { type Dated, dated } from '../../rules/reading/asked';
import { isOnSale, isOpen, isSettled } from '../../rules/tip/tip-view-model';
import { usePageTitle } from '../../services/page-title';
import { useServices } from '../../services/services';
import { useChannel, useRefetch } from '../../services/use-live';
import { LiveRegion } from '../../ui/feedback/live-region';
import { Below } from '../../ui/layout/below';
import { NavBar } from '../../ui/layout/nav-bar';
import { Card } from '../../ui/layout/section';
import { CommentBar } from './comments/comment-bar';
import { commentTotal } from './comments/comment-thread';
import { Comments } from './comments/comments';
import { useComments } from './comments/use-comments';
import { tipQuery } from './data/tips-queries';
import { useForcedRefresh } from './data/use-forced-refresh';
import { useRefundLabels } from './detail/refund-labels';
import { TipContent } from './detail/tip-content';
import { TipHead } from './detail/tip-head';
import { TipOffer } from './detail/tip-offer';
import { useExpertPendingActions } from './experts/use-follow-expert';
import styles from './tip-detail-page.module.css';

/** A page that ends in a bar to speak in, and one to pay in. */
const BarPage = ({ ref, children }: { readonly ref?: Ref<HTMLElement>; readonly children: ReactNode }) => (
  <main ref={ref} className={styles.page}>
    {children}
  </main>
);

const loadPicture = () => import('./picture/tip-picture').then(({ TipPicture }) => TipPicture);

function Matches({ tip }: { readonly tip: Dated<Tip> }) {
  if (tip.messageMatchList.length === 0) return null;
  return (
    <Below>
      <Card>
        {dated(tip.messageMatchList, tip.askedAt).map((match) => (
          <MatchRow key={match.matchId} match={match} tip={tip} />
        ))}
      </Card>
    </Below>
  );
}

/** The spoken words when the result comes while the page is open. */
function useResultNews(tip: Tip & Refundable): string {
  const t = useTranslations();
  const refund = useRefundLabels(tip);
  const first = useRef(tip.result);
  const isHidden = useHiddenBy()(toldBy(tip)).length > 0;
  if (isHidden || !isSettled(tip.result) || tip.result === first.current) return '';
  const said = t('tip.settled', { title: tip.sportsTitle, result: t(`betResult.${tip.result}`) });
  return [said, refund].filter(Boolean).join(' ');
}

function TipView({ tip: read, page }: { readonly tip: Dated<Tip>; readonly page: RefObject<HTMLElement | null> }) {
  const tip = useTip(read);
  const comments = useComments(tip);
  const news = useResultNews(tip);
  const isForSale = !isOpen(tip) && isOnSale(tip);
  usePageTitle(tip.sportsTitle || undefined);
  return (
    <>
      <TipHead tip={tip} />
      <Matches tip={tip} />
      <TipContent tip={tip} />
      <Comments comments={comments} commentCount={commentTotal(tip, comments.news, comments.gone)} />
      <Responsible />
      <LiveRegion message={news} />
      <div className={styles.bars}>
        <CommentBar comments={comments} page={page} />
        {isForSale && <TipOffer tip={tip} />}
      </div>
    </>
  );
}

/** A settled tip is shared as a picture, any other by its address. */
function ShareTip({ read, path }: { readonly read: Tip | undefined; readonly path: string }) {
  const t = useTranslations('tips');
  if (read === undefined) return <ShareButton title={t('untitled')} path={path} />;
  return <ShareReadTip read={read} path={path} />;
}

function ShareReadTip({ read, path }: { readonly read: Tip; readonly path: string }) {
  const t = useTranslations('tips');
  const tip = useTip(read);
  const title = tip.sportsTitle || t('untitled');
  // A picture says how it ended.
  const isHidden = useHiddenBy()(toldBy(tip)).length > 0;
  const drawn = isSettled(tip.result) && !isHidden ? tip : undefined;
  return <PictureButton load={loadPicture} of={drawn} title={title} path={path} />;
}

function TipDetail({ id }: { readonly id: string }) {
  const t = useTranslations();
  const services = useServices();
  const page = useRef<HTMLElement>(null);
  const query = useQuery(tipQuery(services, useMember(), id));
  const { data, refetch } = query;
  const isWanted = data !== undefined && isOpen(data) && data.sportsInfo === undefined;
  useChannel(channels.tips);
  useChannel(channels.tip(id));
  useRefetch('screen', refetch);
  useForcedRefresh(refetch);
  useExpertPendingActions();
  // Bought elsewhere, or told so by a push: the text itself has to be read.
  useEffect(() => {
    if (isWanted) void refetch();
  }, [isWanted, refetch]);
  return (
    <BarPage ref={page}>
      <NavBar title={t('pages.tipDetail')} onBack={services.goBack}>
        <ShareTip read={data} path={services.paths.tipDetail(id)} />
      </NavBar>
      <QueryState query={query} skeleton={<RowsSkeleton />} space={ROWS_HEIGHT_PX}>
        {data !== undefined && <TipView tip={data} page={page} />}
      </QueryState>
    </BarPage>
  );
}

/** `/news/detail/{id}`: a tip, locked or open, and what is said about it. */
export default function TipDetailPage() {
  const { id = '' } = useParams();
  return <TipDetail key={id} id={id} />;
}

import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../../domains/anchor/list-skeletons';
import { BlockDialog, type Unwanted } from '../../../domains/moderation/block-dialog';
import { ReportSheet } from '../../../domains/moderation/report-sheet';
import { usePhotoViewer } from '../../../domains/moment/use-photo-viewer';
import { useCommentGate } from '../../../domains/writing/use-comment-gate';
import { useFormats } from '../../../i18n/use-formats';
import { replyWay } from '../../../rules/comment/comment-rule';
import { useServices } from '../../../services/services';
import { isLoggedIn } from '../../../session/session-state';
import { Segmented } from '../../../ui/controls/segmented';
import { State } from '../../../ui/feedback/state';
import { Card } from '../../../ui/layout/section';
import { TitledSection } from '../../../ui/layout/titled-section';
import { PagedList } from '../list/paged-list';
import type { CommentActions, Reported } from './comment-actions';
import { useCommentLikes } from './comment-likes';
import { CommentRow } from './comment-row';
import type { CommentsState } from './use-comments';
import { WaitingRow } from './waiting-row';

const NONE: ReadonlySet<string> = new Set();

interface CommentsProps {
  readonly comments: CommentsState;
  readonly commentCount: number | undefined;
  /** The bar at the page's end is one to write in. */
  readonly hasBar: boolean;
}

/** The comments of a tip: all, or one's own. */
export function Comments({ comments, commentCount, hasBar }: CommentsProps) {
  const t = useTranslations('comment');
  const { count } = useFormats();
  const { askLogin, session } = useServices();
  const { pages, thread, waiting, outbox, scope, setScope, setReplyTo, block, member } = comments;
  const panel = useId();
  const likes = useCommentLikes(thread);
  const way = replyWay(useCommentGate().gate, hasBar);
  const [reporting, setReporting] = useState<Reported>();
  const [reported, setReported] = useState<ReadonlySet<string>>(NONE);
  const [unwanted, setUnwanted] = useState<Unwanted>();
  const photos = usePhotoViewer();
  const report = (one: Reported) => (isLoggedIn(session.getState()) ? setReporting(one) : askLogin());
  const actions: CommentActions = {
    likes,
    reported,
    reply: way === 'none' ? undefined : way === 'login' ? () => askLogin() : setReplyTo,
    report,
    block: setUnwanted,
    openPhotos: photos.open,
  };
  const segments = [
    { value: 'all', label: t('all') },
    { value: 'mine', label: t('mine') },
  ] as const;
  return (
    <TitledSection
      title={t('title')}
      meta={commentCount === undefined ? undefined : count(commentCount)}
      end={
        member !== '' && (
          <Segmented label={t('scope')} segments={segments} value={scope} onSelect={setScope} panelId={panel} />
        )
      }
    >
      <div id={panel}>
        <Card>
          {waiting.map((entry) => (
            <WaitingRow key={entry.key} entry={entry} outbox={outbox} />
          ))}
          <PagedList
            pages={{ ...pages, items: thread }}
            renderItem={(comment) => <CommentRow key={comment.id} comment={comment} actions={actions} />}
            skeleton={<RowsSkeleton />}
            space={ROWS_HEIGHT_PX}
            empty={
              waiting.length === 0 && (
                <State
                  art="empty"
                  title={t(scope === 'all' ? 'empty' : 'noMine')}
                  text={scope === 'all' ? t('emptyHint') : undefined}
                />
              )
            }
          />
        </Card>
      </div>
      {reporting !== undefined && (
        <ReportSheet
          subject={{ commentId: reporting.id }}
          writer={reporting.writer}
          onBlock={(writer) => {
            setReporting(undefined);
            setUnwanted(writer);
          }}
          onDone={() => setReported(new Set(reported).add(reporting.id))}
          onClose={() => setReporting(undefined)}
        />
      )}
      {unwanted !== undefined && <BlockDialog who={unwanted} block={block} onClose={() => setUnwanted(undefined)} />}
      {photos.sheet}
    </TitledSection>
  );
}

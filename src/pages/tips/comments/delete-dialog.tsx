import { useTranslations } from 'use-intl/react';
import { commentDelete } from '../../../contract/comment/calls-comments';
import { useServices } from '../../../services/services';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import type { Removed } from './comment-actions';

interface DeleteDialogProps {
  readonly comment: Removed;
  /** The server has deleted it. */
  readonly onGone: () => void;
  readonly onClose: () => void;
}

/** Asks once before a comment of one's own is deleted; one that could not be deleted stays, and that is said. */
export function DeleteDialog({ comment: { id, answers }, onGone, onClose }: DeleteDialogProps) {
  const t = useTranslations('comment');
  const { call, toast } = useServices();
  const remove = async () => {
    onClose();
    try {
      await call(commentDelete, { commentId: id }, { quiet: true });
      onGone();
      toast({ type: 'success', text: t('deleted') });
    } catch {
      toast({ type: 'fail', text: t('notDeleted') });
    }
  };
  return (
    <ConfirmDialog
      title={t('deleteTitle')}
      text={t('deleteText', { answers })}
      confirm={t('delete')}
      cancel={t('keep')}
      isDestructive
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}

import { useTranslations } from 'use-intl/react';
import { useServices } from '../../services/services';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import type { Unwanted } from './blocked';

interface BlockDialogProps {
  readonly who: Unwanted;
  readonly block: (who: Unwanted) => void;
  readonly onClose: () => void;
}

/** Asks once before somebody's words are hidden on this device. */
export function BlockDialog({ who, block, onClose }: BlockDialogProps) {
  const t = useTranslations('report');
  const { toast } = useServices();
  return (
    <ConfirmDialog
      title={t('blockTitle', { name: who.name })}
      text={t('blockText')}
      confirm={t('block')}
      isDestructive
      onConfirm={() => {
        block(who);
        onClose();
        toast({ type: 'success', text: t('blocked') });
      }}
      onCancel={onClose}
    />
  );
}

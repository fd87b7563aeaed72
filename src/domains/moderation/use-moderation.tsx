import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../services/services';
import { isLoggedIn } from '../../session/session-state';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import type { Unwanted } from './blocked';
import { ReportSheet } from './report-sheet';

interface BlockDialogProps {
  readonly who: Unwanted;
  readonly block: (who: Unwanted) => void;
  readonly onClose: () => void;
}

/** Asks once before somebody's words are hidden on this device. */
function BlockDialog({ who, block, onClose }: BlockDialogProps) {
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

type Report = Pick<ComponentProps<typeof ReportSheet>, 'subject' | 'writer' | 'onDone'>;

/** Reports what somebody has written, which asks for a log-in, and hides their words; each in a sheet of its own. */
export function useModeration(block: (who: Unwanted) => void) {
  const { askLogin, session } = useServices();
  const [reported, setReported] = useState<Report>();
  const [unwanted, setUnwanted] = useState<Unwanted>();
  return {
    report: (what: Report) => (isLoggedIn(session.getState()) ? setReported(what) : askLogin()),
    block: setUnwanted,
    sheets: (
      <>
        {reported !== undefined && (
          <ReportSheet
            {...reported}
            onBlock={(writer) => {
              setReported(undefined);
              setUnwanted(writer);
            }}
            onClose={() => setReported(undefined)}
          />
        )}
        {unwanted !== undefined && <BlockDialog who={unwanted} block={block} onClose={() => setUnwanted(undefined)} />}
      </>
    ),
  };
}

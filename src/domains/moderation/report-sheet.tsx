import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { reportAdd } from '../../contract/comment/calls-speech';
import { useServices } from '../../services/services';
import { Button } from '../../ui/controls/button';
import { RadioChips } from '../../ui/controls/radio-chips';
import { Sheet } from '../../ui/overlays/sheet';
import text from '../../ui/theme/text.module.css';
import { RowsSkeleton } from '../anchor/list-skeletons';
import { QueryState } from '../query/query-state';
import type { Unwanted } from './blocked';
import { reportCatesQuery } from './report-cates-query';
import styles from './report-sheet.module.css';

const SKELETON_HEIGHT_PX = 120;
const MOST_CHARS = 500;

export type Reported =
  | { readonly chatId: string }
  | { readonly commentId: string }
  | { readonly hostId: string }
  | { readonly momentId: string };

interface ReportSheetProps {
  readonly subject: Reported;
  /** The writer, where writers can be hidden. */
  readonly writer: Unwanted | undefined;
  readonly onBlock: (writer: Unwanted) => void;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** The reasons for reporting a message or a comment; a failed call shows its own toast, and the sheet stays. */
export function ReportSheet({ subject, writer, onBlock, onDone, onClose }: ReportSheetProps) {
  const t = useTranslations('report');
  const services = useServices();
  const { call, toast } = services;
  const noteId = useId();
  const query = useQuery(reportCatesQuery(services));
  const [cate, setCate] = useState<string>();
  const [note, setNote] = useState('');
  const [isSending, setIsSending] = useState(false);

  const submit = async () => {
    if (cate === undefined || isSending) return;
    setIsSending(true);
    const content = note.trim() === '' ? undefined : note.trim();
    try {
      await call(reportAdd, { ...subject, cate, content });
      toast({ type: 'success', text: t('done') });
      onDone?.();
      onClose();
    } catch {
      setIsSending(false);
    }
  };
  return (
    <Sheet title={t('title')} onClose={onClose}>
      <QueryState query={query} skeleton={<RowsSkeleton />} space={SKELETON_HEIGHT_PX}>
        <RadioChips
          label={t('reason')}
          choices={(query.data ?? []).map(({ cate: value, name }) => ({ value, label: name }))}
          value={cate}
          onSelect={setCate}
        />
        <label className={text.vh} htmlFor={noteId}>
          {t('note')}
        </label>
        <textarea
          id={noteId}
          className={styles.note}
          placeholder={t('note')}
          maxLength={MOST_CHARS}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button size="lg" block busy={isSending} disabled={cate === undefined} onClick={() => void submit()}>
          {t('submit')}
        </Button>
      </QueryState>
      {writer !== undefined && (
        <div className={styles.apart}>
          <Button variant="quiet" size="lg" block onClick={() => onBlock(writer)}>
            <span className={text.ell} title={writer.name}>
              {t('blockName', { name: writer.name })}
            </span>
          </Button>
        </div>
      )}
    </Sheet>
  );
}

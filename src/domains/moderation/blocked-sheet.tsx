import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../i18n/use-formats';
import { useServices } from '../../services/services';
import { Button } from '../../ui/controls/button';
import { OpenRow } from '../../ui/controls/switch';
import { State } from '../../ui/feedback/state';
import { PageIcon } from '../../ui/media/page-icon';
import { Sheet } from '../../ui/overlays/sheet';
import text from '../../ui/theme/text.module.css';
import { AnchorRow } from '../anchor/anchor-row';
import { type Blocked, useBlocked } from './blocked';

/** The way to the list of those whom the member has blocked. `isLast`: one has just come back from there. */
export function BlockedRow({ onOpen, isLast }: { readonly onOpen: () => void; readonly isLast: boolean }) {
  const t = useTranslations('report');
  const { people } = useBlocked();
  return (
    <OpenRow
      icon={<PageIcon name="user" />}
      title={t('people')}
      about={t('peopleCount', { count: people.length })}
      onOpen={onOpen}
      takesFocus={isLast}
    />
  );
}

/** The people whom the member has blocked, the last one first. Those let back stay in the list until it is closed: one tap undoes it. */
export function BlockedSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('report');
  const { postTime } = useFormats();
  const { deviceNow, toast } = useServices();
  const { people, blocked, block, unblock } = useBlocked();
  const [shown] = useState(() => [...people].reverse().sort((a, b) => (b.at ?? 0) - (a.at ?? 0)));
  const turn = (one: Blocked, isBlocked: boolean) => {
    if (isBlocked) unblock(one.uid);
    else block(one);
    toast({ type: 'success', text: t(isBlocked ? 'unblocked' : 'blocked') });
  };
  return (
    <Sheet title={t('people')} onClose={onClose}>
      {shown.length === 0 && <State art="empty" title={t('nobody')} text={t('nobodyHint')} />}
      {shown.map((one) => {
        const name = one.name || one.uid;
        const isBlocked = blocked.has(one.uid);
        return (
          <AnchorRow
            key={one.uid}
            person={{ name, src: undefined }}
            size={36}
            meta={!isBlocked ? t('unblocked') : one.at === undefined ? undefined : postTime(one.at, deviceNow())}
            end={
              <Button
                size="sm"
                variant={isBlocked ? 'quiet' : 'soft'}
                aria-label={t(isBlocked ? 'unblockName' : 'undoName', { name })}
                onClick={() => turn(one, isBlocked)}
              >
                {t(isBlocked ? 'unblock' : 'undo')}
              </Button>
            }
          />
        );
      })}
      {shown.length > 0 && <p className={text.meta}>{t('peopleHint')}</p>}
    </Sheet>
  );
}

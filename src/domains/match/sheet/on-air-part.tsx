import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../../i18n/use-formats';
import { isLiveOn } from '../../../rules/anchor/streamer-display';
import { useServices } from '../../../services/services';
import { Avatar } from '../../../ui/media/avatar';
import text from '../../../ui/theme/text.module.css';
import { personOf } from '../../anchor/host-view-model';
import type { RowMatch } from '../row-match';
import styles from './match-sheet.module.css';

/** The anchors who show the match now, else those who will; left out without any. */
export function OnAirPart({ match: { matchId, hostList = [] } }: { readonly match: RowMatch }) {
  const t = useTranslations();
  const { count } = useFormats();
  const { fileUrl, paths } = useServices();
  const onAir = hostList.filter((host) => isLiveOn(host, matchId));
  const shown = onAir.length > 0 ? onAir : hostList;
  if (shown.length === 0) return null;
  return (
    <>
      <h3 className={styles.part}>
        {t(onAir.length > 0 ? 'matchSheet.onAir' : 'matchSheet.willAir')}
        <span className={text.meta}>{t('matchSheet.people', { count: shown.length })}</span>
      </h3>
      <div className={styles.strip}>
        {shown.map((host) => {
          const { id, name, src } = personOf(host, { t, fileUrl });
          return (
            <Link key={id} to={paths.anchorRoom(id, { matchId })}>
              <Avatar name={name} src={src} size={40} live={onAir.length > 0} />
              <span>
                <b className={text.ell} title={name}>
                  {name}
                </b>
                {onAir.length > 0 && host.watcherCount !== undefined && (
                  <span className={text.meta}>{t('matchSheet.watchers', { count: count(host.watcherCount) })}</span>
                )}
              </span>
            </Link>
          );
        })}
      </div>
    </>
  );
}

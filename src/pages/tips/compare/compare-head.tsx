import { Link, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { Expert } from '../../../contract/expert/expert';
import { useFormats } from '../../../i18n/use-formats';
import type { Dated } from '../../../rules/reading/asked';
import { useServices } from '../../../services/services';
import { IconButton } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { Avatar } from '../../../ui/media/avatar';
import { PageIcon } from '../../../ui/media/page-icon';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import { useFollow } from '../data/use-follow';
import styles from './compare.module.css';
import type { Reading } from './use-compared';

function Followers({ expert }: { readonly expert: Dated<Expert> }) {
  const t = useTranslations('expert');
  const { count } = useFormats();
  const { followers } = useFollow({ ...expert, professorId: expert.id });
  return followers === undefined ? null : t('followers', { followers: count(followers) });
}

interface SideHeadProps {
  readonly reading: Reading;
  /** The id of the one who stays. */
  readonly other: string;
}

function SideHead({ reading: { id, expert, isFailed }, other }: SideHeadProps) {
  const t = useTranslations();
  const { fileUrl, paths } = useServices();
  const navigate = useNavigate();
  const name = expert?.name || t('tips.unnamed');
  const headUrl = expert?.headUrl;
  return (
    <div className={styles.who}>
      <span className={layout.spare}>
        <Avatar name={name} src={headUrl && fileUrl(headUrl)} size={36} />
      </span>
      <div className={layout.grow}>
        <Link to={paths.expert(id)} className={cx(layout.overlay, text.strong, text.two)} title={name} dir="auto">
          {name}
        </Link>
        <span className={cx(text.meta, text.num)}>
          {isFailed ? t('compare.failed') : expert && <Followers expert={expert} />}
        </span>
      </div>
      <IconButton
        label={t('compare.replace', { name })}
        onClick={() => void navigate(paths.allGods({ compare: other }))}
      >
        <PageIcon name="swap" size={20} />
      </IconButton>
    </div>
  );
}

/** The two, each with a way to put another in their place. */
export const CompareHead = ({ readings: [first, second] }: { readonly readings: readonly [Reading, Reading] }) => (
  <div className={styles.head}>
    <SideHead reading={first} other={second.id} />
    <SideHead reading={second} other={first.id} />
  </div>
);

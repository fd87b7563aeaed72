import type { ReactNode } from 'react';
import type { TeamLineup } from '../../../contract/football/lineup';
import { Crest } from '../../../domains/match/crest';
import { useServices } from '../../../services/services';
import layout from '../../../ui/theme/layout.module.css';
import styles from './hero.module.css';

interface HeroProps {
  readonly picture: ReactNode;
  readonly name: string;
  readonly children?: ReactNode;
  readonly figure?: string | undefined;
}

/** The subject of a page. */
export function Hero({ picture, name, children, figure }: HeroProps) {
  return (
    <section className={styles.hero} aria-label={name}>
      {picture}
      <div className={layout.grow}>
        <h2 className={styles.name}>{name}</h2>
        {children}
      </div>
      {figure !== undefined && <b className={styles.figure}>{figure}</b>}
    </section>
  );
}

/** A line below the name; a link is as high as a finger. */
export const HeroLine = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.line}>{children}</div>
);

const CREST_PX = 64;

interface TeamHeroProps {
  readonly team: Pick<TeamLineup, 'teamId' | 'teamName' | 'teamLogo'>;
  /** Of one line; what is not known is left out. */
  readonly words: readonly (string | undefined)[];
  /** Its last matches; none of a team without any. */
  readonly form: ReactNode;
}

/** Crest, name, place and form of a team of any sport. */
export function TeamHero({ team: { teamId, teamName = teamId, teamLogo }, words, form }: TeamHeroProps) {
  const { fileUrl } = useServices();
  const line = words.filter(Boolean).join(' · ');
  return (
    <Hero picture={<Crest src={teamLogo && fileUrl(teamLogo)} size={CREST_PX} />} name={teamName}>
      {line !== '' && <HeroLine>{line}</HeroLine>}
      {form && <div className={styles.form}>{form}</div>}
    </Hero>
  );
}

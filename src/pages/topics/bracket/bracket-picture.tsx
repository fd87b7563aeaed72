import { useTranslations } from 'use-intl/react';
import { PictureSheet } from '../../../domains/share/picture/picture-sheet';
import type { PictureProps } from '../../../domains/share/picture/use-picture';
import { useTemplate } from '../../../domains/share/picture/use-template';
import type { BracketRound } from './bracket';
import { bracketMarks, type BracketPicture as Model, type PictureTie } from './bracket-layout';
import type { BracketTie } from './bracket-tie';

/** A knock-out as it is on screen: what is hidden there is hidden in the picture. */
export interface DrawnBracket {
  readonly title: string;
  readonly upper: readonly BracketRound[];
  readonly lower: readonly BracketRound[];
  readonly final: BracketTie | undefined;
}

const HIDDEN = '?';

function pictureTie({ home, away, note }: BracketTie): PictureTie {
  const isVeiled = home.isVeiled === true || away.isVeiled === true;
  const side = ({ name, crest, score, isOut }: BracketTie['home']) => ({
    name,
    crest,
    score: isVeiled ? HIDDEN : score,
    isOut: isOut && !isVeiled,
  });
  return { home: side(home), away: side(away), note: isVeiled ? undefined : note };
}

/** A knock-out as a picture to share. */
export function BracketPicture({ of: drawn, path, onClose }: PictureProps<DrawnBracket>) {
  const t = useTranslations('picture');
  const { title, upper, lower, final } = drawn;
  const kind = t('bracket');
  const ties = (rounds: readonly BracketRound[]) => rounds.map((round) => round.ties.map(pictureTie));
  const model: Model = {
    ...useTemplate(kind, t('scanBracket'), path),
    title,
    upper: ties(upper),
    lower: ties(lower),
    final: final && { ...pictureTie(final), word: t('final') },
  };
  return (
    <PictureSheet
      title={title}
      alt={t('alt', { kind, name: title, facts: final === undefined ? '' : final.label })}
      path={path}
      model={model}
      marks={bracketMarks}
      onClose={onClose}
    />
  );
}

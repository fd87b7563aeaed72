import type { RoundKey } from '../../../src/rules/cup/cup-format';
import type { Words } from '../people/origins';

/** The stages of a cup in words (glossary.md). */
export const ROUND_WORDS: Readonly<Record<RoundKey | 'group', Words>> = {
  group: { zh: '小组赛', en: 'Groups' },
  r32: { zh: '1/16 决赛', en: 'Round of 32' },
  r16: { zh: '1/8 决赛', en: 'Round of 16' },
  quarter: { zh: '1/4 决赛', en: 'Quarter-finals' },
  semi: { zh: '半决赛', en: 'Semi-finals' },
  third: { zh: '季军赛', en: 'Third place' },
  final: { zh: '决赛', en: 'Final' },
};

export const groupLabels = (group: string): Words => ({ zh: `${group} 组`, en: `Group ${group}` });
export const roundLabels = (round: number): Words => ({ zh: `第${round}轮`, en: `Round ${round}` });

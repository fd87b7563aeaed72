import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import type { BetLeg } from '../../../../../src/contract/ranking/betting';
import core from '../../../../../src/i18n/messages/zh-CN/core.json';
import zh from '../../../../../src/i18n/messages/zh-CN/ranking.json';
import tips from '../../../../../src/i18n/messages/zh-CN/tips.json';
import { useLegLabels } from '../../../../../src/pages/ranking/bets/bet-labels';

const inChinese = ({ children }: { readonly children: ReactNode }) => (
  <IntlProvider locale="zh-CN" messages={{ ...core, ...tips, ...zh }}>
    {children}
  </IntlProvider>
);
const FOOTBALL = 1;
const BASKETBALL = 2;

test.each<[BetLeg['playType'], number, string, number, string | undefined]>([
  ['handicap', FOOTBALL, '让球', 0.75, '受让半/一'],
  ['handicap', BASKETBALL, '让分', 5.5, '+5.5'],
  ['total', FOOTBALL, '大小球', 2.5, '2.5'],
  ['total', BASKETBALL, '大小分', 221.5, '221.5'],
  ['winner', FOOTBALL, '胜平负', 0, undefined],
  ['winner', BASKETBALL, '胜负', 0, undefined],
  [undefined, BASKETBALL, '投注', 0, undefined],
])('decisions, Bets and results: %s of sport %d is called %s', (playType, matchTypeId, play, line, lineWords) => {
  const { result } = renderHook(useLegLabels, { wrapper: inChinese });
  const leg: BetLeg = {
    matchId: 'm1',
    playType,
    matchTypeId,
    side: playType === 'total' ? 'over' : 'home',
    line,
    homeName: '甲',
  };
  expect(result.current.play(leg)).toBe(play);
  expect(result.current.pick(leg).line).toBe(lineWords);
});

import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { IntlProvider } from 'use-intl/react';
import anchorsEn from '../../../src/i18n/messages/anchors.en.json';
import anchorsZh from '../../../src/i18n/messages/anchors.zh-CN.json';
import coreEn from '../../../src/i18n/messages/en.json';
import nbaEn from '../../../src/i18n/messages/nba.en.json';
import nbaZh from '../../../src/i18n/messages/nba.zh-CN.json';
import rankingEn from '../../../src/i18n/messages/ranking.en.json';
import rankingZh from '../../../src/i18n/messages/ranking.zh-CN.json';
import roomEn from '../../../src/i18n/messages/room.en.json';
import roomZh from '../../../src/i18n/messages/room.zh-CN.json';
import tipsEn from '../../../src/i18n/messages/tips.en.json';
import tipsZh from '../../../src/i18n/messages/tips.zh-CN.json';
import topicsEn from '../../../src/i18n/messages/topics.en.json';
import topicsZh from '../../../src/i18n/messages/topics.zh-CN.json';
import coreZh from '../../../src/i18n/messages/zh-CN.json';

const en = { ...coreEn, ...anchorsEn, ...nbaEn, ...rankingEn, ...roomEn, ...tipsEn, ...topicsEn };
const zh = { ...coreZh, ...anchorsZh, ...nbaZh, ...rankingZh, ...roomZh, ...tipsZh, ...topicsZh };

/** Renders a piece as a page would: with words and a router. */
export function renderUi(node: ReactNode, locale: 'zh-CN' | 'en' = 'en'): RenderResult {
  const Wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={locale} messages={locale === 'en' ? en : zh} timeZone="Asia/Shanghai">
      <MemoryRouter>{children}</MemoryRouter>
    </IntlProvider>
  );
  return render(node, { wrapper: Wrapper });
}

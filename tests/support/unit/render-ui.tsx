import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { IntlProvider } from 'use-intl/react';
import anchorsEn from '../../../src/i18n/messages/en/anchors.json';
import coreEn from '../../../src/i18n/messages/en/core.json';
import nbaEn from '../../../src/i18n/messages/en/nba.json';
import rankingEn from '../../../src/i18n/messages/en/ranking.json';
import roomEn from '../../../src/i18n/messages/en/room.json';
import tipsEn from '../../../src/i18n/messages/en/tips.json';
import topicsEn from '../../../src/i18n/messages/en/topics.json';
import anchorsZh from '../../../src/i18n/messages/zh-CN/anchors.json';
import coreZh from '../../../src/i18n/messages/zh-CN/core.json';
import nbaZh from '../../../src/i18n/messages/zh-CN/nba.json';
import rankingZh from '../../../src/i18n/messages/zh-CN/ranking.json';
import roomZh from '../../../src/i18n/messages/zh-CN/room.json';
import tipsZh from '../../../src/i18n/messages/zh-CN/tips.json';
import topicsZh from '../../../src/i18n/messages/zh-CN/topics.json';

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

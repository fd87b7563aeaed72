import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { IntlProvider } from 'use-intl/react';
import en from '../../../src/i18n/messages/en.json';
import zh from '../../../src/i18n/messages/zh-CN.json';

/** Renders a piece as a page would: with words and a router. */
export function renderUi(node: ReactNode, locale: 'zh-CN' | 'en' = 'en'): RenderResult {
  const Wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={locale} messages={locale === 'en' ? en : zh} timeZone="Asia/Shanghai">
      <MemoryRouter>{children}</MemoryRouter>
    </IntlProvider>
  );
  return render(node, { wrapper: Wrapper });
}

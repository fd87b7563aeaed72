import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fatal } from '../../../../src/app/layout/fatal';
import { fetchTexts } from '../../../../src/i18n/fetch-texts';

jest.mock('../../../../src/i18n/fetch-texts', () => ({
  fetchTexts: jest.fn(jest.requireActual('../../../../src/i18n/fetch-texts').fetchTexts),
}));

const alert = () => screen.getByRole('alert');

it.each([
  ['zh-CN', '页面加载失败', 'zh-CN'],
  ['en', 'The page couldn’t load', 'en'],
  ['nonsense', '页面加载失败', 'zh-CN'],
])('the first two are at hand: %s', (locale, words, lang) => {
  render(<Fatal kind="crashed" locale={locale} />);
  expect(alert()).toHaveTextContent(words);
  expect(alert()).toHaveAttribute('lang', lang);
  expect(fetchTexts).not.toHaveBeenCalled();
});

it('another language says it in its fallback until its own words are there', async () => {
  const onRetry = jest.fn();
  render(<Fatal kind="crashed" locale="vi" onRetry={onRetry} />);
  expect(alert()).toHaveTextContent('The page couldn’t load');
  expect(alert()).toHaveAttribute('lang', 'en');
  await screen.findByText('Không tải được trang');
  expect(alert()).toHaveAttribute('lang', 'vi');
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('a dialect reads its folder', async () => {
  render(<Fatal kind="crashed" locale="zh-HK" />);
  expect(await screen.findByText('頁面載入失敗')).toBeVisible();
});

it('words that do not come leave those of the fallback', async () => {
  jest.mocked(fetchTexts).mockRejectedValueOnce(new Error('gone'));
  render(<Fatal kind="unsupported" locale="th" />);
  await Promise.resolve();
  expect(alert()).toHaveTextContent('Please update your browser');
});

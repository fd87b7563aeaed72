import type { Page } from 'playwright-core';
import { sharedStack } from '../servers/servers';

/** An entry of the demo shell's log of events. */
export interface ShellEvent {
  event: string;
  payload: Record<string, unknown>;
}

/** The demo shell as a person uses it. */
export function portal(page: Page, shell = sharedStack().shell) {
  const lab = page.getByTestId('lab');
  const withLab = async (act: () => Promise<void>): Promise<void> => {
    if (await lab.isHidden()) await page.getByTestId('lab-toggle').click();
    await act();
    await page.getByTestId('lab-toggle').click();
  };
  return {
    /** The app's root inside the shell. */
    app: page.locator('.sport-info'),
    open: (path = '/') => page.goto(`${shell}${path}`),
    openApp: () => page.getByTestId('open-sport-info').click(),
    /** Sets a switch of the lab by its value: a theme, a language, a entry, a user's key, a flag's name. */
    set: (value: string) => withLab(() => lab.locator(`input[value="${value}"], input[name="${value}"]`).click()),
    /** Presses a button or follows a link of the lab. */
    press: (name: string) => withLab(() => lab.getByText(name, { exact: true }).click()),
    /** Waits until the remote has said this. */
    heard: (event: string) =>
      page.getByTestId('event-log').locator(`li[data-event="${event}"]`).first().waitFor({ state: 'attached' }),
    /** What the remote said, newest first. */
    events: (): Promise<ShellEvent[]> =>
      page
        .getByTestId('event-log')
        .locator('li')
        .evaluateAll((items) =>
          items.map((item) => ({
            event: item.getAttribute('data-event') ?? '',
            payload: JSON.parse(item.getAttribute('data-payload') || '{}') as Record<string, unknown>,
          })),
        ),
    where: () => new URL(page.url()).pathname,
  };
}

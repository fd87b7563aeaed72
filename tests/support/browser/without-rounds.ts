import type { Page } from 'playwright-core';

/** Tables as a back end has them that tells no rounds: then none are to choose. */
export const withoutRounds = (page: Page) =>
  page.route('**/football/league/ranking', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { readonly data?: Readonly<Record<string, unknown>> };
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, rounds: undefined } } });
  });

import type { CDPSession, Page } from 'playwright-core';

/** A cheap phone on a bad line, as the budget of the first screen states it. */
export const CHEAP_PHONE = { cpuSlowdown: 4, downMbps: 1.6, upMbps: 0.75, latencyMs: 150 } as const;

export interface PhoneSpeed {
  /** 4 means that every script takes four times as long. */
  cpuSlowdown: number;
  downMbps: number;
  upMbps: number;
  /** Added to every request, in milliseconds. */
  latencyMs: number;
}

const BYTES_PER_MEGABIT = 1_000_000 / 8;

/** Slows the page's processor and network down; the session it returns undoes it when it is detached. */
export async function slowDown(page: Page, speed: PhoneSpeed = CHEAP_PHONE): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: speed.latencyMs,
    downloadThroughput: speed.downMbps * BYTES_PER_MEGABIT,
    uploadThroughput: speed.upMbps * BYTES_PER_MEGABIT,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: speed.cpuSlowdown });
  return session;
}

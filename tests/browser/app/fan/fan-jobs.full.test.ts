import { afterDebounce } from '../../../support/browser/after-debounce';
import { fileBrowser } from '../../../support/browser/browser';
import { sharedStack } from '../../../support/servers/servers';
import { FAN_JOBS } from './fan-jobs';

const browser = fileBrowser();

it.each(FAN_JOBS)(
  '$name: $taps taps',
  async (job) => {
    const { page, close } = await browser().newPhonePage();
    let taps = 0;
    await job.does({
      page,
      at: sharedStack(),
      async tap(where) {
        await where.first().waitFor();
        // A tap within a second of one that led elsewhere is dropped.
        if (taps > 0) await afterDebounce(page);
        taps += 1;
        await where.first().tap();
      },
    });
    expect(taps).toBe(job.taps);
    await close();
  },
  60_000,
);

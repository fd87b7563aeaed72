import { defineCall, nothing } from '../../../src/contract/call';
import { createPending } from '../../../src/http/pending';

const READ = defineCall({ name: 'read', path: '/r', body: nothing, data: nothing });
const WRITE = defineCall({ name: 'write', path: '/w', body: nothing, data: nothing, writes: true });
const START = defineCall({ name: 'start', path: '/s', body: nothing, data: nothing, startup: true });

describe('requests on their way (decisions.md, network failure)', () => {
  it('fall together with one that met a network failure, but not those of the start-up, and no write (decisions.md, unknown outcome) [network failure.1, network failure.3]', () => {
    const pending = createPending();
    const [failed, other, write, start] = [
      pending.open(READ, undefined),
      pending.open(READ, undefined),
      pending.open(WRITE, undefined),
      pending.open(START, undefined),
    ];
    pending.abortOthers(failed);
    expect([failed, other, write, start].map((entry) => entry.signal.aborted)).toEqual([false, true, false, false]);
    expect(other.abortedByFault()).toBe(true);
  });

  it('end with the mount, and later ones are refused, but for a last word', () => {
    const pending = createPending();
    const [read, like] = [pending.open(READ, undefined), pending.open(READ, undefined, true)];
    pending.abortAll();
    const [late, lateLike] = [pending.open(READ, undefined), pending.open(READ, undefined, true)];
    expect([read, like, late, lateLike].map((entry) => entry.signal.aborted)).toEqual([true, false, true, false]);
    expect(read.abortedByFault()).toBe(false);
    pending.allow();
    expect(pending.open(READ, undefined).signal.aborted).toBe(false);
  });

  it('follow their caller, and let go of it when they are done', () => {
    const pending = createPending();
    const caller = new AbortController();
    const [first, done] = [pending.open(READ, caller.signal), pending.open(READ, caller.signal)];
    pending.close(done);
    caller.abort();
    expect([first.signal.aborted, done.signal.aborted]).toEqual([true, false]);
    expect(pending.open(READ, caller.signal).signal.aborted).toBe(true);
  });
});

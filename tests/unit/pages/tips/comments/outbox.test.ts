import * as v from 'valibot';
import { comment } from '../../../../../src/contract/comment/tip-comment';
import { CallError } from '../../../../../src/http/call-error';
import { createOutbox as createBox } from '../../../../../src/pages/tips/comments/outbox';

const say = (id: string, fields: Record<string, unknown> = {}) => v.parse(comment, { id, content: id, ...fields });
type Deps = Parameters<typeof createBox>[0];
function createOutbox(deps: Pick<Deps, 'publish'> & Partial<Deps>) {
  let last = 0;
  const newKey = () => {
    last += 1;
    return `own-${last}`;
  };
  return createBox({ find: async () => undefined, newKey, now: () => 5, pause: async () => {}, ...deps });
}
const failure = (kind: CallError['kind'], code?: number) => new CallError({ kind, code, path: '/p', requestId: 'r' });
const DRAFT = { content: 'hello', photos: ['f1'], parentId: undefined };

describe('comments on their way (decisions.md, comment rule; issue: fail visibly with "send again")', () => {
  it('are there at once, and the server’s own when it has taken them', async () => {
    const box = createOutbox({ publish: async () => say('c1') });
    const sending = box.send(DRAFT);
    expect(box.store.getState().waiting).toMatchObject([{ content: 'hello', photos: ['f1'], state: 'sending' }]);
    await sending;
    expect(box.store.getState()).toMatchObject({ waiting: [], taken: [{ id: 'c1', isMine: true }] });
  });

  it('stay with all that was typed when they fail, and go out again on the user’s wish only', async () => {
    let isDown = true;
    let sent = 0;
    const box = createOutbox({
      publish: async () => {
        sent += 1;
        if (isDown) throw new Error('down');
        return say('c1');
      },
    });
    await box.send(DRAFT);
    const [failed] = box.store.getState().waiting;
    expect(failed).toMatchObject({ ...DRAFT, state: 'failed', key: 'own-1' });
    isDown = false;
    await Promise.all([box.again(failed?.key ?? ''), box.again(failed?.key ?? '')]);
    expect(sent).toBe(2);
    expect(box.store.getState().taken).toHaveLength(1);
  });

  it('can be given up', async () => {
    const box = createOutbox({ publish: () => Promise.reject(new Error('down')) });
    await box.send(DRAFT);
    box.discard(box.store.getState().waiting[0]?.key ?? '');
    expect(box.store.getState()).toEqual({ waiting: [], taken: [] });
  });

  it('an answer keeps its parent when the server leaves it out', async () => {
    const box = createOutbox({ publish: async () => say('c2') });
    await box.send({ ...DRAFT, parentId: 'c1' });
    expect(box.store.getState().taken).toMatchObject([{ id: 'c2', parentId: 'c1' }]);
  });

  it.each([
    ['a time-out', failure('timeout')],
    ['an answer that cannot be read', failure('malformed')],
    ["a gateway's own code", failure('rejected', 504)],
  ])(
    'decisions.md, unknown outcome: after %s it is "not confirmed yet", and found it is taken',
    async (_what, fault) => {
      const pauses: number[] = [];
      let asked = 0;
      const box = createOutbox({
        publish: () => Promise.reject(fault),
        pause: async (ms) => void pauses.push(ms),
        async find() {
          asked += 1;
          return asked === 2 ? say('c1') : undefined;
        },
      });
      await box.send(DRAFT);
      expect(box.store.getState()).toMatchObject({ waiting: [], taken: [{ id: 'c1', isMine: true }] });
      expect(pauses).toEqual([2_000, 3_000]);
    },
  );

  it('a refusal of the catalogue is an answer: nothing is looked for', async () => {
    const find = jest.fn();
    const box = createOutbox({ publish: () => Promise.reject(failure('forbidden', 403)), find });
    await box.send(DRAFT);
    expect(box.store.getState().waiting).toMatchObject([{ state: 'failed' }]);
    expect(find).not.toHaveBeenCalled();
  });

  it('nobody knows: before it is sent again it is looked for, and no second one is made', async () => {
    const sent: string[] = [];
    let found: ReturnType<typeof say> | Error | undefined;
    const box = createOutbox({
      async publish({ key }) {
        sent.push(key);
        throw failure('network');
      },
      async find() {
        if (found instanceof Error) throw found;
        return found;
      },
    });
    await box.send(DRAFT);
    const key = box.store.getState().waiting[0]?.key ?? '';
    // It cannot be read: nothing is sent.
    found = new Error('down');
    await box.again(key);
    expect(box.store.getState().waiting).toMatchObject([{ key, state: 'failed' }]);
    expect(sent).toEqual(['own-1']);
    // It is not there: sent under the same name.
    found = undefined;
    await box.again(key);
    expect(sent).toEqual(['own-1', 'own-1']);
    // It is there: taken.
    found = say('c1');
    await box.again(key);
    expect(sent).toHaveLength(2);
    expect(box.store.getState()).toMatchObject({ waiting: [], taken: [{ id: 'c1' }] });
  });
});

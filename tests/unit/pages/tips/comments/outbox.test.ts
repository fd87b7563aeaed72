import * as v from 'valibot';
import { comment } from '../../../../../src/contract/comment/tip-comment';
import { commentUnsent, createUnsent } from '../../../../../src/domains/writing/unsent';
import { CallError } from '../../../../../src/http/call-error';
import { createOutbox as create, type Outbox } from '../../../../../src/pages/tips/comments/outbox';
import { createSafeStorage } from '../../../../../src/session/safe-storage';
import { memoryStorage } from '../../../../support/unit/memory-storage';

const say = (id: string, fields: Record<string, unknown> = {}) => v.parse(comment, { id, content: id, ...fields });
const memory = memoryStorage();
const storage = createSafeStorage(() => memory);
const unsent = (member: string) => createUnsent(storage, commentUnsent, `${member} t1`, 0);
type Deps = Parameters<typeof create>[0];
function createOutbox({ member = 'u1', ...deps }: Pick<Deps, 'publish'> & Partial<Deps> & { member?: string }): Outbox {
  let last = 0;
  const newKey = () => {
    last += 1;
    return `own-${last}`;
  };
  const quiet = { find: async () => undefined, newKey, pause: async () => {}, now: () => 50_000 };
  return create({ ...quiet, unsent: unsent(member), ...deps });
}
const failure = (kind: CallError['kind'], code?: number) => new CallError({ kind, code, path: '/p', requestId: 'r' });
beforeEach(() => storage.forgetMember());
const DRAFT = { content: 'hello', photos: ['f1'], replyTo: undefined };

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
    expect(failed).toMatchObject({ ...DRAFT, state: 'failed' });
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

  it.each([
    ['an answer keeps its parent when the server leaves it out', false, {}, { parentId: 'c1', replyName: undefined }],
    ['an answer to an answer keeps whom it answers, too', true, {}, { parentId: 'c1', replyName: 'Nine' }],
    [
      'the server’s own words win',
      true,
      { parentId: 'top', replyName: 'Nine the First' },
      { parentId: 'top', replyName: 'Nine the First' },
    ],
  ])('%s', async (_clause, isNamed, told, expected) => {
    const box = createOutbox({ publish: async () => say('c2', told) });
    await box.send({ ...DRAFT, replyTo: { parentId: 'c1', name: 'Nine', isNamed } });
    expect(box.store.getState().taken).toMatchObject([{ id: 'c2', ...expected }]);
  });

  it.each([
    ['one that failed', async () => Promise.reject(new Error('down'))],
    ['one whose outcome nobody knows, for the page was left meanwhile', () => new Promise<never>(() => {})],
  ])('%s is there again with all of it, for this member alone', async (_state, publish) => {
    void createOutbox({ publish }).send({ ...DRAFT, replyTo: { parentId: 'c1', name: 'Nine', isNamed: true } });
    await Promise.resolve();
    const box = createOutbox({ publish: async () => say('c9') });
    const [entry] = box.store.getState().waiting;
    expect(entry).toMatchObject({
      content: 'hello',
      photos: ['f1'],
      replyTo: { parentId: 'c1', isNamed: true },
      state: 'failed',
    });
    expect(createOutbox({ publish, member: 'u2' }).store.getState().waiting).toEqual([]);
    await box.again(entry?.key ?? '');
    expect(createOutbox({ publish }).store.getState().waiting).toEqual([]);
  });

  it.each([
    ['it has arrived after all: it waits no more', { isMine: 1, createDate: 49_000 }, 0],
    ['somebody else’s words', { isMine: 0, createDate: 51_000 }, 1],
    ['one’s own of before', { isMine: 1, createDate: 40_000 }, 1],
    ['other words', { isMine: 1, createDate: 51_000, content: 'hallo' }, 1],
  ])('read again, %s', async (_clause, fields, left) => {
    const box = createOutbox({ publish: () => Promise.reject(new Error('down')) });
    await box.send(DRAFT);
    box.found([say('c1', { content: 'hello', ...fields })]);
    expect(box.store.getState().waiting).toHaveLength(left);
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

  it('nobody knows: before it is sent again it is looked for, and no second one is made [unknown outcome.4]', async () => {
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

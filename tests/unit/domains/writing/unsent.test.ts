import { ownKey } from '../../../../src/domains/session/person';
import { commentUnsent, createUnsent, type UnsentEntry } from '../../../../src/domains/writing/unsent';
import { createCommentDraft } from '../../../../src/pages/tips/comments/comment-draft';
import { createSafeStorage } from '../../../../src/session/safe-storage';
import { memoryStorage } from '../../../support/unit/memory-storage';

const fresh = () => {
  const memory = memoryStorage();
  return createSafeStorage(() => memory);
};
const entry = (key: string, sentAt = 100): UnsentEntry => ({ key, content: key, sentAt });

it.each([
  ['by uid', { uid: 'u1', token: 't' }, { uid: 'u2', token: 't' }],
  ['without a uid by the token', { uid: '', token: 'one' }, { uid: '', token: 'two' }],
  ['a visitor is nobody', { uid: 'u1', token: 't' }, { uid: '', token: '' }],
])('drafts and failed messages are a member’s own: %s', (_clause, one, other) => {
  expect(ownKey(one, 't1')).not.toBe(ownKey(other, 't1'));
  expect(ownKey(one, 't1')).toBe(ownKey({ ...one }, 't1'));
});

it('a token is not given away by its place', () => {
  expect(ownKey({ uid: '', token: 'secret-token' }, 't1')).not.toContain('secret');
});

describe('what is not known to have arrived (decisions.md, comment rule)', () => {
  it.each<[string, (storage: ReturnType<typeof fresh>) => void, string[]]>([
    ['nothing', () => {}, []],
    [
      'is there after a reload',
      (storage) => createUnsent(storage, commentUnsent, 'u1 t1', 0).change([], [entry('a')]),
      ['a'],
    ],
    [
      'not for another member',
      (storage) => createUnsent(storage, commentUnsent, 'u2 t1', 0).change([], [entry('a')]),
      [],
    ],
    [
      'gone once it has arrived',
      (storage) => {
        const unsent = createUnsent(storage, commentUnsent, 'u1 t1', 0);
        unsent.change([], [entry('a'), entry('b')]);
        unsent.change([entry('a'), entry('b')], [entry('b')]);
      },
      ['b'],
    ],
    [
      'a page that was left changes its own alone',
      (storage) => {
        const left = createUnsent(storage, commentUnsent, 'u1 t1', 0);
        left.change([], [entry('a')]);
        createUnsent(storage, commentUnsent, 'u1 t1', 0).change([], [entry('b')]);
        left.change([entry('a')], []);
      },
      ['b'],
    ],
    [
      'what is old is forgotten',
      (storage) => createUnsent(storage, commentUnsent, 'u1 t1', 0).change([], [entry('a', 9)]),
      [],
    ],
    [
      'what somebody else wrote there is nothing',
      (storage) => storage.set(commentUnsent.key, '[["u1 t1",[{"key":1}]]]'),
      [],
    ],
  ])('%s', (_clause, run, keys) => {
    const storage = fresh();
    run(storage);
    expect(
      createUnsent(storage, commentUnsent, 'u1 t1', 10)
        .read()
        .map(({ key }) => key),
    ).toEqual(keys);
  });
});

describe('a comment that was begun', () => {
  const TO = { parentId: 'a1', name: 'Nine', isNamed: true };
  it('is there after a reload with its photos and whom it answers; sent, nothing is left [comment rule.4]', () => {
    const storage = fresh();
    createCommentDraft(storage, 'u1 t1').change({ text: 'half', photos: ['f1'], replyTo: TO });
    const draft = createCommentDraft(storage, 'u1 t1');
    expect(draft.begun()).toEqual({ text: 'half', photos: ['f1'], replyTo: TO });
    draft.change({ text: '', photos: [], replyTo: undefined });
    expect(createCommentDraft(storage, 'u1 t1').begun()).toEqual({ text: '', photos: [] });
    expect(storage.get('si:member:comment-drafts')).toBeNull();
  });
});

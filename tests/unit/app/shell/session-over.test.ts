import { createSessionOver } from '../../../../src/app/shell/session-over';
import { createSessionStore, VISITOR } from '../../../../src/session/session-state';

function setUp(token = 'tok-1') {
  const session = createSessionStore({ ...VISITOR, token, uid: '7' });
  const told: string[] = [];
  const announced: number[] = [];
  const expired: string[] = [];
  const ends = createSessionOver({
    session,
    expire() {
      expired.push(session.getState().token);
      session.setState({ token: '' });
    },
    tell: (code, message, wasMember) => told.push(`${code} ${message} ${wasMember}`),
    announce: ({ code }) => announced.push(code),
  });
  return { session, told, announced, expired, ends };
}

test('many calls of one session tell its end once, and the other tabs hear of it [end of a session.1]', () => {
  const { ends, told, announced } = setUp();
  ends.over(405, 'over', 'tok-1');
  ends.over(405, 'over', 'tok-1');
  ends.over(505, 'kicked', 'tok-1');
  expect(told).toEqual(['405 over true']);
  expect(announced).toEqual([405]);
});

test('a late reply of an earlier session does not end the one that began since', () => {
  const { ends, session, told } = setUp();
  session.setState({ token: 'tok-2' });
  ends.over(405, 'over', 'tok-1');
  expect(session.getState().token).toBe('tok-2');
  expect(told).toEqual([]);
});

test('another tab was the first: it is told here once all the same, and not announced again', () => {
  const { ends, session, told, announced } = setUp();
  session.setState({ token: '' });
  ends.heard({ code: 505, message: 'kicked', uid: '7' });
  ends.over(505, 'kicked', 'tok-1');
  expect(told).toEqual(['505 kicked true']);
  expect(announced).toEqual([]);
});

test('the end of another user\u2019s session in another mount is none of this one\u2019s', () => {
  const { ends, session, told } = setUp();
  ends.heard({ code: 505, message: 'kicked', uid: '8' });
  expect(told).toEqual([]);
  expect(session.getState().token).toBe('tok-1');
});

test('a mount that never had a member has nothing to tell', () => {
  const { ends, told } = setUp('');
  ends.heard({ code: 505, message: 'kicked', uid: '7' });
  expect(told).toEqual([]);
});

test('a visitor whom the server refuses is told each time; nobody’s session ends', () => {
  const { ends, told, announced, expired } = setUp('');
  ends.over(405, 'log in', '');
  ends.over(405, 'log in', '');
  expect(told).toEqual(['405 log in false', '405 log in false']);
  expect([announced, expired]).toEqual([[], []]);
});

test('the next session with the same token ends anew', () => {
  const { ends, session, told } = setUp();
  ends.over(405, 'over', 'tok-1');
  session.setState({ token: 'tok-1' });
  ends.over(405, 'over', 'tok-1');
  expect(told).toHaveLength(2);
});

import { PassThrough } from 'node:stream';
import { makeGather } from '../../../backend/push/gather';

/** What a line has written, and in how many writes. */
function makeLine() {
  const writes: string[] = [];
  const line = new PassThrough({
    writev(chunks, done) {
      writes.push(chunks.map(({ chunk }) => String(chunk)).join(' '));
      done();
    },
    write(chunk, _encoding, done) {
      writes.push(String(chunk));
      done();
    },
  });
  return { line, writes };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('what comes within 40 ms leaves in one write, in its order; what comes later in another', () => {
  const { hold } = makeGather();
  const [one, other] = [makeLine(), makeLine()];
  const say = ({ line }: typeof one, text: string) => {
    hold(line);
    line.write(text);
  };
  say(one, 'a');
  say(other, 'x');
  jest.advanceTimersByTime(30);
  say(one, 'b');
  expect([one.writes, other.writes]).toEqual([[], []]);
  jest.advanceTimersByTime(10);
  expect([one.writes, other.writes]).toEqual([['a b'], ['x']]);
  say(one, 'c');
  jest.advanceTimersByTime(40);
  expect(one.writes).toEqual(['a b', 'c']);
});

it('a line that ends meanwhile has written all before', () => {
  const { hold } = makeGather();
  const { line, writes } = makeLine();
  hold(line);
  line.write('a');
  line.end();
  expect(writes).toEqual(['a']);
  jest.advanceTimersByTime(40);
  expect(writes).toEqual(['a']);
});

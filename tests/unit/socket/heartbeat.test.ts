import { createHeartbeat } from '../../../src/socket/create-socket';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const said: string[] = [];
  const heartbeat = createHeartbeat(
    () => said.push('ping'),
    () => said.push('dead'),
  );
  heartbeat.start();
  return { said, heartbeat };
}

/** decisions.md, subscribe; product.md, section 9, heartbeat. */
test('a ping every 60 s while the line answers', () => {
  const { said, heartbeat } = setUp();
  for (let minute = 1; minute <= 3; minute += 1) {
    jest.advanceTimersByTime(60_000);
    heartbeat.answered();
  }
  expect(said).toEqual(['ping', 'ping', 'ping']);
});

test('no pong within 10 s: the line is dead [subscribe.2]', () => {
  const { said } = setUp();
  jest.advanceTimersByTime(69_999);
  expect(said).toEqual(['ping']);
  jest.advanceTimersByTime(1);
  expect(said).toEqual(['ping', 'dead']);
});

test('stopped, nothing is asked and nobody is called dead', () => {
  const { said, heartbeat } = setUp();
  jest.advanceTimersByTime(60_000);
  heartbeat.stop();
  jest.advanceTimersByTime(600_000);
  expect([said, jest.getTimerCount()]).toEqual([['ping'], 0]);
});

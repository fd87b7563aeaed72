import { clockUses } from '../../../architecture/state/clock-uses';

const FOUND = { byHand: [1], readThere: [] };
const READ = { byHand: [], readThere: [1] };
const FINE = { byHand: [], readThere: [] };

test.each([
  ['a prop', 'interface RowProps { readonly readAt: number }', FOUND],
  ['an attribute', 'const row = <Row ticker={clock} />;', FOUND],
  ['one that is taken apart', 'const { matches, readAt } = data;', FOUND],
  ['of several things', 'const row = <Row liveReadAt={0} />;', FOUND],
  ['a word in a text', "const words = 'ticker';", FINE],
  ['a comment', '// readAt was the name', FINE],
  ['a reading that is dated when its answer is there', 'return { hosts, askedAt: services.now() };', READ],
  ['by the device', 'const askedAt = Math.floor(deviceNow());', READ],
  ['a reading that says when it was asked for', 'const [hosts, askedAt] = await asked(services, asking);', FINE],
  ['a reading of an earlier visit', 'const home = { hosts, askedAt: 0 };', FINE],
])('clocks and times that go by hand: %s', (_name, text, uses) => {
  expect(clockUses('a.tsx', text)).toEqual(uses);
});

import { prefetchNextPage, watchTaps } from '../../../../src/app/routing/prefetch';

const sent: string[] = [];
const prefetched: string[] = [];
const pages = {
  get: () => () => null,
  retry: () => true,
  prefetch: async ({ name }: { readonly name: string }) => void prefetched.push(name),
};

const tapsOn = (isRefused = false) =>
  watchTaps({ basename: '/sport-info', pages }, async ({ path }, fields) => {
    if (isRefused) throw new Error('no signature');
    return () => sent.push(`${path} ${JSON.stringify(fields)}`);
  });

function link(href: string): HTMLElement {
  const inner = document.createElement('span');
  const around = Object.assign(document.createElement('a'), { href });
  around.append(inner);
  document.body.append(around);
  return inner;
}
const signed = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  sent.length = 0;
  prefetched.length = 0;
});
afterEach(() => document.body.replaceChildren());

describe('a finger on a link (decisions.md, performance)', () => {
  it('a room is fetched as it comes down, and asked for as it leaves', async () => {
    const taps = tapsOn();
    taps.down(link('/sport-info/anchor/detail/1053?matchId=7'));
    await signed();
    expect([prefetched, sent]).toEqual([['anchorRoom'], []]);
    taps.up();
    expect(sent).toEqual([
      '/api/forehead/live/host/load/live/match/info {"hostId":"1053"}',
      '/api/forehead/live/host/list {"hostId":"1053"}',
    ]);
    taps.up();
    expect(sent).toHaveLength(2);
  });

  it('another page is fetched, and asks by itself', async () => {
    const taps = tapsOn();
    taps.down(link('/sport-info/news/detail/5'));
    await signed();
    taps.up();
    expect([prefetched, sent]).toEqual([['tipDetail'], []]);
  });

  it.each([
    ['scrolled and then came down elsewhere', (taps: ReturnType<typeof tapsOn>) => taps.down(document.body)],
    ['was quicker than the signature', () => undefined],
  ])('that %s asks nothing', async (_name, then) => {
    const taps = tapsOn();
    taps.down(link('/sport-info/anchor/detail/1053'));
    then(taps);
    taps.up();
    await signed();
    expect(sent).toEqual([]);
  });

  it('a signer that fails is heard of by the page’s own call alone', async () => {
    const taps = tapsOn(true);
    taps.down(link('/sport-info/anchor/detail/1053'));
    await signed();
    taps.up();
    expect(sent).toEqual([]);
  });

  it.each(['https://elsewhere.example/sport-info/anchor/detail/1053', '/other/anchor/detail/1053'])(
    '%s is not ours',
    (href) => {
      const taps = tapsOn();
      taps.down(link(href));
      taps.up();
      expect([prefetched, sent]).toEqual([[], []]);
    },
  );
});

describe('at rest', () => {
  const at = (pathname: string) => {
    const location = { pathname, search: '', hash: '', state: null, key: '' };
    prefetchNextPage({ basename: '', history: { get: () => ({ location }) } as never, pages });
    return prefetched;
  };
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

  it('anchor home fetches the room', () => expect(at('/anchor')).toEqual(['anchorRoom']));
  it('another page fetches nothing', () => expect(at('/news')).toEqual([]));
  it('nothing is fetched where the user saves data', () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    expect(at('/anchor')).toEqual([]);
  });
});

import EventEmitter from 'eventemitter3';
import { createShellBridge } from '../../../../src/bridge/shell/shell-bridge';

const setUp = () => {
  const emitter = new EventEmitter();
  const reports: string[] = [];
  const bridge = createShellBridge(emitter, (report) => reports.push(`${report.kind} ${report.message}`));
  return { emitter, reports, bridge };
};

const READY = { version: '1', contract: '1', paths: { tabs: [], search: '/search', mine: '/mine' } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('events out', () => {
  it('are kept until the host listens, in their order', () => {
    const { emitter, bridge } = setUp();
    bridge.emit('ready', READY);
    bridge.emit('title:change', { title: 'a' });
    bridge.emit('title:change', { title: 'b' });
    const heard: unknown[] = [];
    emitter.on('title:change', (payload) => heard.push(payload));
    jest.advanceTimersByTime(300);
    expect(heard).toEqual([{ title: 'a' }, { title: 'b' }]);
    emitter.on('ready', (payload) => heard.push(payload));
    jest.advanceTimersByTime(300);
    expect(heard[2]).toEqual(READY);
    bridge.start({})();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('are bounded: the oldest go first', () => {
    const { emitter, bridge } = setUp();
    for (let index = 0; index < 80; index += 1) bridge.emit('title:change', { title: String(index) });
    const heard: { title: string }[] = [];
    emitter.on('title:change', (payload) => heard.push(payload));
    jest.advanceTimersByTime(300);
    expect(heard).toHaveLength(50);
    expect(heard[0]?.title).toBe('30');
  });

  it("a host's listener that throws does not stop the app", () => {
    const { emitter, bridge, reports } = setUp();
    emitter.on('ready', () => {
      throw new Error('host');
    });
    expect(() => bridge.emit('ready', READY)).not.toThrow();
    expect(reports).toEqual(['host-listener Error: host']);
  });

  it('an emitter that cannot be asked for its listeners is taken to have some', () => {
    const { emitter, bridge } = setUp();
    emitter.listenerCount = () => {
      throw new Error('host');
    };
    const heard: unknown[] = [];
    emitter.on('title:change', (payload) => heard.push(payload));
    expect(() => bridge.emit('title:change', { title: 'a' })).not.toThrow();
    expect(heard).toEqual([{ title: 'a' }]);
  });

  it('go nowhere without an emitter', () => {
    const bridge = createShellBridge(undefined, () => {});
    bridge.emit('ready', READY);
    bridge.start({})();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('commands in', () => {
  it('one that goes wrong here does not throw into the host', () => {
    const { emitter, bridge, reports } = setUp();
    bridge.start({
      navigate() {
        throw new Error('SecurityError');
      },
    });
    expect(() => emitter.emit('navigate', '/news')).not.toThrow();
    expect(reports).toEqual(['bridge-failed navigate: Error: SecurityError']);
  });

  it('an emitter that cannot be listened to costs its commands, and nothing else', () => {
    const { emitter, bridge, reports } = setUp();
    emitter.on = () => {
      throw new Error('closed');
    };
    expect(() => bridge.start({ navigate() {} })()).not.toThrow();
    expect(reports).toEqual(['bridge-failed navigate: Error: closed']);
  });

  it('are decoded; what does not fit is refused with its field', () => {
    const { emitter, bridge, reports } = setUp();
    const got: unknown[] = [];
    const stop = bridge.start({ theme: (theme) => got.push(theme), session: (session) => got.push(session) });
    emitter.emit('theme', 'dark');
    emitter.emit('theme', 'pink');
    emitter.emit('session', { token: 5 });
    emitter.emit('session', null);
    emitter.emit('locale', 'en');
    expect(got).toEqual(['dark', null]);
    expect(reports).toHaveLength(2);
    expect(reports[1]).toContain('session: token');
    stop();
    emitter.emit('theme', 'dark');
    expect(got).toHaveLength(2);
    expect(emitter.eventNames()).toEqual([]);
  });
});

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import messagesLoader from '../../../../tools/build/messages-loader';
import { contentPolicy } from '../../../../tools/dev/content-policy';
import { expectFree, readPorts } from '../../../../tools/dev/ports';

describe('ports', () => {
  it('come from the environment, each with a default', () => {
    expect(readPorts({})).toEqual({ shell: 4000, remote: 4001, api: 4002 });
    expect(readPorts({ SHELL_PORT: '5000', API_PORT: '' })).toEqual({ shell: 5000, remote: 4001, api: 4002 });
  });

  it.each(['abc', '0', '70000', '40.5', '-1'])('%j is refused by its name', (text) => {
    expect(() => readPorts({ REMOTE_PORT: text })).toThrow(`REMOTE_PORT=${text} is not a port`);
  });

  it('one in use is named in one line, with the variable that moves it', async () => {
    const busy = createServer();
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
    const { port } = busy.address() as AddressInfo;
    await expect(expectFree({ shell: 0, remote: port, api: 0 })).rejects.toThrow(
      `port ${port} is in use: end what runs there, or set REMOTE_PORT to another port`,
    );
    await new Promise((resolve) => busy.close(resolve));
  });
});

it('the content policy names the remote and the socket, and nothing unsafe', () => {
  const policy = contentPolicy({ remote: 'http://cdn.example', push: 'ws://plaza.example' });
  expect(policy).toContain("script-src 'self' http://cdn.example;");
  expect(policy).toContain("connect-src 'self' http://cdn.example ws://plaza.example");
  expect(policy).not.toMatch(/unsafe|\*/);
});

describe('messages loader', () => {
  const load = (source: string) => messagesLoader.call({} as never, source).then((text) => JSON.parse(text) as unknown);

  it('leaves plain text alone and compiles what has arguments', async () => {
    expect(await load('{"a":"plain","b":{"c":"{n, plural, one {# goal} other {# goals}}"}}')).toEqual({
      a: 'plain',
      b: { c: [['n', 2, { one: [0, ' goal'], other: [0, ' goals'] }]] },
    });
  });

  it('names the message that is not ICU', async () => {
    await expect(load('{"a":{"b":"{open"}}')).rejects.toThrow('message a.b is not ICU: {open');
  });
});

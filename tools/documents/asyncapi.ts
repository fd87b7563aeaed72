import { channels, PUSH_PATH } from '../../src/contract/push/channels';
import { clientFrame, pushes } from '../../src/contract/push/push';
import { pushChannels } from '../../src/contract/push/push-channels';
import { DOCUMENT_INFO } from './document-info';
import { type JsonSchema, jsonSchemaOf, namedSchemas } from './json-schema';

const SOCKET = 'socket';
const PLACES: ReadonlyMap<string, { readonly channel: string; readonly by?: string }> = new Map(
  Object.entries(pushChannels),
);

const UNPLACED: ReadonlyMap<string, string> = new Map([
  ['user/session', 'Unasked, on the sockets of the session'],
  ['socket/subscribed', 'The answer to a subscribe frame, with its channels that are listened to'],
  ['socket/refused', 'The answer to a subscribe frame, for each of its channels that is not listened to'],
]);
/** What a subscribe is answered with at once: how things stand, where anything is known of them. */
const LAST_STATE: ReadonlyMap<string, string> = new Map([
  ['match', 'A subscribe is answered with its last `live-match`.'],
  ['room', 'A subscribe is answered with its last `live-room` while it is on air.'],
  ['anchors', 'A subscribe is answered with the last `live-anchor` of each anchor who is on air.'],
]);

const ref = (path: string) => ({ $ref: `#/${path}` });
/** Names of the wire have a slash, keys of the document may not. */
const keyOf = (name: string) => name.replace('/', '-');

const constant = (value: string): JsonSchema => ({ type: 'string', const: value });
const fields = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
});

/** Frames that the client sends, each under its command. */
function sentMessages(): Record<string, JsonSchema> {
  return Object.fromEntries(
    clientFrame.options.map((frame) => {
      const command = frame.entries.cmd.literal;
      return [command, { name: command, contentType: 'application/json', payload: jsonSchemaOf(frame) }];
    }),
  );
}

/** `namespace/name` travels as `namespace` and `mutation` or `action`; both are read alike. */
function pushPayload(name: string, data: JsonSchema): JsonSchema {
  const [namespace = '', rest = ''] = name.split('/', 2);
  const common = { namespace: constant(namespace), data };
  return {
    oneOf: [fields({ ...common, mutation: constant(rest) }), fields({ ...common, action: constant(rest) })],
  };
}

function receivedMessages(): Record<string, JsonSchema> {
  const pushed = Object.entries(pushes).map(([name, schema]): [string, JsonSchema] => {
    const channel = PLACES.get(name)?.channel;
    return [
      keyOf(name),
      {
        name,
        summary: channel === undefined ? UNPLACED.get(name) : `On the channel ${channel}`,
        contentType: 'application/json',
        payload: pushPayload(name, jsonSchemaOf(schema)),
      },
    ];
  });
  const pong = { name: 'pong', contentType: 'application/json', payload: fields({ cmd: constant('pong') }) };
  return { pong, ...Object.fromEntries(pushed) };
}

/** What is subscribed to: channels inside the one socket, with the messages that come on each. */
function subscribable(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(channels).map(([channel, address]) => {
      const own = Object.entries(pushChannels).filter(([, place]) => place.channel === channel);
      const by = own.flatMap(([, place]) => ('by' in place ? [place.by] : []))[0];
      return [
        channel,
        {
          address: typeof address === 'string' ? address : address(`{${by}}`),
          description: ['Named in a subscribe frame; its messages come on the socket.', LAST_STATE.get(channel)]
            .filter((sentence) => sentence !== undefined)
            .join(' '),
          ...(by === undefined ? {} : { parameters: { [by]: { description: `The ${by} of the calls` } } }),
          messages: Object.fromEntries(own.map(([name]) => [keyOf(name), ref(`components/messages/${keyOf(name)}`)])),
        },
      ];
    }),
  );
}

const inSocket = (names: readonly string[]) => names.map((name) => ref(`channels/${SOCKET}/messages/${name}`));

/** The AsyncAPI 3 document of the push socket, made from the contract's schemas. */
export function asyncApiDocument(): JsonSchema {
  const [sent, received] = [sentMessages(), receivedMessages()];
  const messages = { ...sent, ...received };
  const names = Object.keys(messages);
  return {
    asyncapi: '3.0.0',
    info: { ...DOCUMENT_INFO, description: 'The push socket; the first push domain of domainList names its host.' },
    defaultContentType: 'application/json',
    servers: { local: { host: 'localhost:4002', protocol: 'ws', description: 'The local back end' } },
    channels: {
      [SOCKET]: {
        address: PUSH_PATH,
        description: 'One socket; a member says `auth` first, then both sides send frames of JSON.',
        messages: Object.fromEntries(names.map((name) => [name, ref(`components/messages/${name}`)])),
      },
      ...subscribable(),
    },
    operations: {
      // From the document's side, the back end: it receives what clients send.
      receiveFrames: { action: 'receive', channel: ref(`channels/${SOCKET}`), messages: inSocket(Object.keys(sent)) },
      sendPushes: { action: 'send', channel: ref(`channels/${SOCKET}`), messages: inSocket(Object.keys(received)) },
    },
    components: { messages, schemas: namedSchemas(messages) },
  };
}

import { CONTRACT_VERSION } from '../../src/contract/contract-version';
import { nativeMessages, nativeMethods } from '../../src/contract/shell/native';
import { type JsonSchema, jsonSchemaOf, namedSchemas } from './json-schema';

const TEXT: JsonSchema = { type: 'string' };
const KEY: JsonSchema = { type: 'string', minLength: 1, description: 'Of the call: what has another one is not read.' };
const ID: JsonSchema = { type: 'integer' };

const closed = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const mapped = <T>(table: Readonly<Record<string, T>>, schemaOf: (name: string, one: T) => JsonSchema) =>
  Object.fromEntries(Object.entries(table).map(([name, one]) => [name, schemaOf(name, one)]));

/**
 * JSON Schema (2020-12) of all that crosses between the page and a native app. `$defs/call` is what the page sends, `$defs/answers` by the
 * call's name what it takes back, `$defs/message` what a native app says by itself.
 */
export function nativeDocument(): JsonSchema {
  const calls = mapped(nativeMethods, (name, { params }) =>
    closed({ entry: TEXT, key: KEY, id: ID, name: { const: name }, params: jsonSchemaOf(params) }),
  );
  const answers = mapped(nativeMethods, (_name, { answer }) => ({
    anyOf: [closed({ key: KEY, id: ID, data: jsonSchemaOf(answer) }), closed({ key: KEY, id: ID, error: TEXT })],
  }));
  const messages = mapped(nativeMessages, (name, params) =>
    closed({ key: KEY, name: { const: name }, params: jsonSchemaOf(params) }),
  );
  const definitions = {
    call: { oneOf: Object.values(calls) },
    answers: { properties: answers },
    message: { oneOf: Object.values(messages) },
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `sport-info: messages of a native app, contract ${CONTRACT_VERSION}`,
    $defs: definitions,
    components: { schemas: namedSchemas(definitions) },
  };
}

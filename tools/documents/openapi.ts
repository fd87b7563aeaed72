import type { Call } from '../../src/contract/call';
import { FILE_PATH } from '../../src/contract/config/calls-system';
import { REQUEST_ID_HEADER, requestHeaders } from '../../src/contract/request-headers';
import { DOCUMENT_INFO } from './document-info';
import { type JsonSchema, jsonSchemaOf, namedSchemas } from './json-schema';

const MEDIA = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
} as const;
const OPTIONAL_HEADERS = new Set(['token', 'uid', 'language', 'pid']);

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** The headers that every call carries, described once. */
function headerParameters(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(requestHeaders.entries).map(([name, schema]) => [
      name,
      { name, in: 'header', required: !OPTIONAL_HEADERS.has(name), schema: jsonSchemaOf(schema) },
    ]),
  );
}

const envelopeOf = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['code'],
  properties: { code: { type: 'integer' }, msg: { type: 'string' }, data },
});

function queryParameters(call: Call): JsonSchema[] {
  if (call.encoding !== 'query') return [];
  const { properties = {}, required = [] } = jsonSchemaOf(call.body) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function operation(call: Call): JsonSchema {
  const reply = (description: string, schema: JsonSchema) => ({
    description,
    headers: { [REQUEST_ID_HEADER]: { schema: { type: 'string' } } },
    content: { 'application/json': { schema } },
  });
  return {
    operationId: call.name,
    tags: [call.path.split('/').slice(1, 4).join('/')],
    parameters: [
      ...Object.keys(requestHeaders.entries).map((name) => ref('parameters', name)),
      ...queryParameters(call),
    ],
    ...(call.encoding === 'query'
      ? {}
      : { requestBody: { content: { [MEDIA[call.encoding]]: { schema: jsonSchemaOf(call.body) } } } }),
    responses: {
      200: reply('The data, or a business refusal with its code', envelopeOf(jsonSchemaOf(call.data))),
      400: reply('A header or field breaks the contract', ref('schemas', 'Refusal')),
      403: reply('The signature is wrong', ref('schemas', 'Refusal')),
    },
    ...(call.needsLogin ? { security: [{ token: [] }] } : {}),
  };
}

/** The OpenAPI 3.1 document of the calls, made from the contract's schemas. */
export function openApiDocument(calls: readonly Call[]): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  return {
    openapi: '3.1.0',
    info: { ...DOCUMENT_INFO, description: 'Section 7 of the specification.' },
    paths: {
      ...paths,
      [`${FILE_PATH}{file}`]: {
        get: {
          operationId: 'file',
          parameters: [{ name: 'file', in: 'path', required: true, schema: { type: 'string' } }],
          responses: {
            200: { description: 'The file', content: { 'image/svg+xml': { schema: { type: 'string' } } } },
            404: { description: 'No such file' },
          },
        },
      },
    },
    components: {
      parameters: headerParameters(),
      schemas: { Refusal: envelopeOf({ type: 'null' }), ...namedSchemas(paths) },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
    },
  };
}

import Ajv2020 from 'ajv/dist/2020';
import { allCalls } from '../../tools/documents/all-calls';
import { type RunningBackend, startBackend } from '../support/servers/backend-process';
import { HOME, signedCall } from '../support/signed-call';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { $ref?: string; name?: string; in?: string; schema?: object }[];
  readonly requestBody?: { content: Record<string, { schema: object }> };
  readonly responses: Record<string, { content: Record<string, { schema: object }> }>;
}
interface Document {
  readonly openapi: string;
  readonly info: { title: string; version: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: Record<string, Record<string, object>>;
}

let backend: RunningBackend;
let document: Document;
beforeAll(async () => {
  backend = await startBackend({ at: '2025-03-15T13:25:00Z' });
  document = (await (await fetch(`${backend.url}/openapi.json`)).json()) as Document;
});
afterAll(() => backend.stop());

const operationOf = (name: string) => {
  const call = allCalls.find((one) => one.name === name);
  const found = document.paths[call?.path ?? '']?.[call?.method.toLowerCase() ?? ''];
  if (found === undefined) throw new Error(`${name} is not in the document`);
  return found;
};
/** As a schema of its own: what it refers to comes with it. */
const alone = (schema: object) => ({ ...schema, components: document.components });
const schemaOf = (name: string) => alone(operationOf(name).responses['200']?.content['application/json']?.schema ?? {});

it('is OpenAPI 3.1 with every call in it, each named once [7.5]', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  const names = Object.values(document.paths).flatMap((item) => Object.values(item).map((one) => one.operationId));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(allCalls.map((call) => call.name)));
});

it('refers only to what it holds', () => {
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)];
  expect(refs.length).toBeGreaterThan(0);
  for (const [, kind = '', name = ''] of refs) expect(document.components[kind]).toHaveProperty(name);
});

it('holds schemas that a validator can compile', () => {
  const ajv = new Ajv2020({ strict: false });
  for (const { name } of allCalls) {
    const { parameters, requestBody } = operationOf(name);
    for (const parameter of parameters)
      if (parameter.schema) expect(() => ajv.compile(alone(parameter.schema ?? {}))).not.toThrow();
    for (const { schema } of Object.values(requestBody?.content ?? {}))
      expect(() => ajv.compile(alone(schema))).not.toThrow();
    expect(() => ajv.compile(schemaOf(name))).not.toThrow();
  }
});

it('says a shape once, under the name that the contract exports it by', () => {
  expect(document.components['schemas']).toHaveProperty('Host');
  expect(JSON.stringify(operationOf('hostList'))).toContain('#/components/schemas/Host"');
  expect(JSON.stringify(document.components['schemas']?.['LiveMatch'])).toContain('#/components/schemas/Host"');
});

it('describes list items and soft fields, and the real answers fit [schemas.1]', async () => {
  const ajv = new Ajv2020({ strict: false });
  const validate = ajv.compile(schemaOf('anchorHome'));
  const { text } = await signedCall(backend.url, 'anchorHome', HOME);
  const reply = JSON.parse(text) as { data: { hosts: unknown[] } };
  expect(validate(reply) ? [] : validate.errors).toEqual([]);
  reply.data.hosts[0] = { nickName: 'without an id' };
  expect(validate(reply)).toBe(false);
});

it('says how a call travels: query or form, and which headers it needs [headers.1]', () => {
  expect(operationOf('anchorHome').parameters).toContainEqual(
    expect.objectContaining({ name: 'momentSort', in: 'query' }),
  );
  expect(Object.keys(operationOf('momentLike').requestBody?.content ?? {})).toEqual([
    'application/x-www-form-urlencoded',
  ]);
  expect(document.components['parameters']?.['sign']).toMatchObject({ in: 'header', required: true });
  expect(document.components['parameters']?.['token']).toMatchObject({ in: 'header', required: false });
});

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allCalls } from './all-calls';
import { asyncApiDocument } from './asyncapi';
import { nativeDocument } from './native-schema';
import { openApiDocument } from './openapi';

/** Writes openapi.json (3.1), asyncapi.json (3.0) and native.json (JSON Schema) into a folder: the contract, for tools that know neither of us. */
export async function writeDocuments(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const documents = {
    'openapi.json': openApiDocument(allCalls),
    'asyncapi.json': asyncApiDocument(),
    'native.json': nativeDocument(),
  };
  await Promise.all(
    Object.entries(documents).map(([name, document]) =>
      writeFile(path.join(folder, name), `${JSON.stringify(document, undefined, 2)}\n`),
    ),
  );
}

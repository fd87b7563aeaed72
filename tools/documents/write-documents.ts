import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allCalls } from '../../src/contract/catalogue/calls';
import { asyncApiDocument } from './asyncapi';
import { openApiDocument } from './openapi';

/** Writes openapi.json (3.1) and asyncapi.json (3.0) into a folder: the contract, for tools that know neither of us. */
export async function writeDocuments(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const documents = { 'openapi.json': openApiDocument(allCalls), 'asyncapi.json': asyncApiDocument() };
  await Promise.all(
    Object.entries(documents).map(([name, document]) =>
      writeFile(path.join(folder, name), `${JSON.stringify(document, undefined, 2)}\n`),
    ),
  );
}

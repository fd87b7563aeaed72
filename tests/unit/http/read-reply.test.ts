import * as v from 'valibot';
import { defineCall, nothing } from '../../../src/contract/call';
import { id, list } from '../../../src/contract/wire';
import { CallError } from '../../../src/http/call-error';
import { readReply } from '../../../src/http/read-reply';

const call = defineCall({ name: 't', path: '/t', body: nothing, data: v.object({ items: list(id, 'items') }) });
const read = (text: string, status = 200) => readReply(call, { text, status, requestId: 'r1' }, () => {});
const failure = (text: string, status?: number): CallError => {
  try {
    read(text, status);
  } catch (error) {
    if (error instanceof CallError) return error;
  }
  throw new Error('was read');
};

describe('an envelope (decisions.md, envelope)', () => {
  it.each([
    ['code 0', '{"code":0,"data":{"items":[1]}}'],
    ['code 1', '{"code":1,"data":{"items":[1]}}'],
    ['code as text [envelope.1]', '{"code":"0","data":{"items":["1"]}}'],
    ['one bad item', '{"code":0,"data":{"items":[1,null]}}'],
  ])('%s succeeds', (_name, text) => {
    expect(read(text)).toEqual({ items: ['1'] });
  });

  it('is read at any HTTP status [envelope.1]', () => {
    expect(read('{"code":0,"data":{"items":[1]}}', 500)).toEqual({ items: ['1'] });
  });

  it.each([
    ['405 expired', '{"code":405,"msg":"gone"}', 'expired', 405, 'gone'],
    ['505 kicked', '{"code":"505","message":"elsewhere"}', 'expired', 505, 'elsewhere'],
    ['14010 secondary expiry [8.5]', '{"code":14010}', 'expired', 14010, undefined],
    ['403 forbidden', '{"code":403,"msg":"no"}', 'forbidden', 403, 'no'],
    ['400 no user', '{"code":400}', 'rejected', 400, undefined],
    ['any other', '{"code":77,"msg":{"not":"text"}}', 'rejected', 77, undefined],
  ])('%s', (_name, text, kind, code, serverMessage) => {
    expect(failure(text)).toMatchObject({ kind, code, serverMessage, requestId: 'r1', path: '/t' });
  });

  it.each([
    ['nothing', ''],
    ['HTML', '<!doctype html>'],
    ['truncated', '{"code":0,"data":{"ite'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no code', '{"data":{}}'],
    ['data of another shape', '{"code":0,"data":{"items":"x"}}'],
    ['no data', '{"code":0}'],
    ['a list for an object', '{"code":0,"data":[1,2]}'],
  ])('%s is malformed', (_name, text) => {
    expect(failure(text).kind).toBe('malformed');
  });
});

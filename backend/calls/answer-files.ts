import * as calls from '../../src/contract/calls-files';
import { brokenContract } from '../server/refusal';
import { newFileId, pictureType } from '../server/upload-route';
import { addFile } from '../store/comments';
import { answer, memberOf } from './call-context';

const fileUpload = answer(calls.fileUpload, async ({ file }, context) => {
  const content = Buffer.from(await file.arrayBuffer());
  const type = pictureType(content);
  if (type === undefined) throw brokenContract('field file: not a picture');
  const id = newFileId(type);
  await addFile(context.database.db, { id, uid: memberOf(context).uid, type, content, createdAt: context.now });
  return { file: id };
});

export const fileAnswers = [fileUpload];

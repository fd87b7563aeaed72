import * as calls from '../../src/contract/calls-files';
import { FORBIDDEN_CODE } from '../../src/contract/codes';
import { cleanPhoto } from '../photos/clean-photo';
import { brokenContract, businessRefusal } from '../server/refusal';
import { newFileId } from '../server/upload-route';
import { addFile, type FileQuota } from '../store/files';
import { answer, memberOf } from './call-context';

/** More than any phone's camera makes; a few bytes can claim more than a browser has memory for. */
const MAX_PIXELS = 50_000_000;
const MAX_SIDE_PX = 16_384;
const QUOTA: FileQuota = { files: 300, bytes: 100 * 1024 * 1024 };

const fileUpload = answer(calls.fileUpload, async ({ file }, context) => {
  const photo = cleanPhoto(Buffer.from(await file.arrayBuffer()));
  if (photo === undefined) throw brokenContract('field file: not a picture');
  const { type, width, height, content } = photo;
  const isBounded = width > 0 && height > 0 && Math.max(width, height) <= MAX_SIDE_PX && width * height <= MAX_PIXELS;
  if (!isBounded) throw brokenContract(`field file: ${width} × ${height} pixels`);
  const id = newFileId(type);
  const stored = { id, uid: memberOf(context).uid, type, content, createdAt: context.now };
  if (!(await addFile(context.database.db, stored, QUOTA)))
    throw businessRefusal(FORBIDDEN_CODE, '图片空间已满，请稍后再试');
  return { file: id };
});

export const fileAnswers = [fileUpload];

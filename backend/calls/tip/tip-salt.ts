import { createHash, createHmac } from 'node:crypto';
import type { TipRow } from '../../world/tip/tip-row';
import { type CallContext, isEnglish } from '../call-context';

const SALT_HEX = 32;

/** Of one tip in one language: nobody guesses it, so that a digest does not tell which of a few picks it stands for. */
export const saltOf = ({ id }: TipRow, { roomSecret, language }: CallContext): string =>
  createHmac('sha256', roomSecret)
    .update(`tip ${id} ${isEnglish(language) ? 'en' : 'zh'}`)
    .digest('hex')
    .slice(0, SALT_HEX);

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

import * as v from 'valibot';
import { defineKept } from '../../services/kept';
import type { Services } from '../../services/services';

/** The subjects of quiet words. */
const NOTICE_KINDS = ['anchor', 'match', 'tip', 'expert', 'user'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Each kind is on until it is turned off on this device (decisions.md, quiet words). */
export const noticesOff = defineKept('notices-off', v.array(v.picklist(NOTICE_KINDS)), [], 'device');

export function turnNotice({ stores }: Services, kind: NoticeKind, isOn: boolean): void {
  stores
    .get(noticesOff)
    .getState()
    .change((off) => {
      const others = off.filter((one) => one !== kind);
      return isOn ? others : [...others, kind];
    });
}

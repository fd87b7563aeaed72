import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { encode } from 'uqr';
import { useTranslations } from 'use-intl/react';
import { serverDay } from '../../../rules/match/date-filters';
import { useServices } from '../../../services/services';
import type { FrameModel } from './frame';

/** Characters: a code of 64 px with more has modules below one pixel. */
const LONGEST_ADDRESS = 271;

/** An address as rows of modules, true is dark; undefined: longer than a phone reads from so small a picture. */
function codeOf(address: string): readonly (readonly boolean[])[] | undefined {
  return address.length > LONGEST_ADDRESS ? undefined : encode(address, { ecc: 'L', border: 0 }).data;
}

/** What every picture says. `scan`: what a scan of its code brings. */
export function useFrame(kind: string, scan: string, path: string): FrameModel {
  const t = useTranslations('picture');
  const { now } = useServices();
  const href = useHref(path);
  const [at] = useState(now);
  const [code] = useState(() => codeOf(new URL(href, window.location.origin).href));
  return { kind, scan, date: serverDay(at), caution: t('caution'), adult: t('adult'), code };
}

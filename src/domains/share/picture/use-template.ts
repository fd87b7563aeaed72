import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { encode } from 'uqr';
import { useTranslations } from 'use-intl/react';
import { serverDay } from '../../../rules/match/date-filters';
import { useServices } from '../../../services/services';
import { isReadable, type TemplateModel } from './template';

/** The largest code, in modules a side, holds so many bytes; it could not be read from a picture. */
const MOST_BYTES = 2953;

/** An address as rows of modules, true is dark; undefined: longer than a phone reads from so small a picture. */
export function codeOf(address: string): readonly (readonly boolean[])[] | undefined {
  if (address.length > MOST_BYTES) return undefined;
  const { data } = encode(address, { ecc: 'L', boostEcc: true, border: 0 });
  return isReadable(data.length) ? data : undefined;
}

/** The common parts of every picture. `scan`: the text about scanning its code. */
export function useTemplate(kind: string, scan: string, path: string): TemplateModel {
  const t = useTranslations('picture');
  const { now } = useServices();
  const href = useHref(path);
  const [at] = useState(now);
  const [code] = useState(() => codeOf(new URL(href, window.location.origin).href));
  return { kind, scan, date: serverDay(at), caution: t('caution'), adult: t('adult'), code };
}

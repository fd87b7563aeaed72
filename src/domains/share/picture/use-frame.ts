import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { serverDay } from '../../../rules/match/date-filters';
import { useServices } from '../../../services/services';
import { qrCode } from '../qr/qr-code';
import type { FrameModel } from './frame';

/** What every picture says. `scan`: what a scan of its code brings. */
export function useFrame(kind: string, scan: string, path: string): FrameModel {
  const t = useTranslations('picture');
  const { now } = useServices();
  const href = useHref(path);
  const [at] = useState(now);
  const [code] = useState(() => qrCode(new URL(href, window.location.origin).href));
  return { kind, scan, date: serverDay(at), caution: t('caution'), adult: t('adult'), code };
}

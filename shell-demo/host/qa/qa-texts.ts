import { LANGUAGES } from '../../../src/contract/shell/languages';
import { usePortal } from '../portal-store';

const zh = {
  title: '录制与比对',
  about: '记录门户与应用之间的事件、命令、路由和接口返回码，并与基准录制比对。',
  record: '开始录制',
  stop: '停止',
  open: '打开 sport-info',
  keep: '设为基准',
  download: '下载',
  load: '载入基准文件',
  forget: '清除基准',
  unreadable: '这个文件不是录制。',
  run: '本次录制',
  golden: '基准',
  none: '无',
  same: '与基准一致。',
  differences: '与基准的差异',
  missing: '缺少',
  extra: '多出',
  changed: '变化',
};

const en: typeof zh = {
  title: 'Record and compare',
  about:
    'Keeps what crosses between portal and app (events, commands, routes, calls with their codes) and compares it with a golden run.',
  record: 'Record',
  stop: 'Stop',
  open: 'Open sport-info',
  keep: 'Make it the golden run',
  download: 'Download',
  load: 'Load a golden run',
  forget: 'Forget the golden run',
  unreadable: 'This file is no run.',
  run: 'This run',
  golden: 'Golden run',
  none: 'none',
  same: 'The same as the golden run.',
  differences: 'Differences from the golden run',
  missing: 'missing',
  extra: 'extra',
  changed: 'changed',
};

export type QaTexts = typeof zh;

const byFallback: Record<'zh-CN' | 'en', QaTexts> = { 'zh-CN': zh, en };

/** The words of the QA page. */
export const useQaTexts = (): QaTexts => byFallback[LANGUAGES[usePortal((state) => state.locale)].fallback];

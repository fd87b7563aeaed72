import { textsOf } from '../host/portal-texts';

/** The words of the QA page, and of the mark in the bar. */
export const useQaTexts = textsOf({
  title: ['录制与比对', 'Record and compare'],
  about: [
    '记录门户与应用之间的事件、命令、路由和接口返回码，并与基准录制比对。',
    'Keeps what crosses between portal and app (events, commands, routes, calls with their codes) and compares it with a golden run.',
  ],
  record: ['开始录制', 'Record'],
  stop: ['停止', 'Stop'],
  open: ['打开 sport-info', 'Open sport-info'],
  keep: ['设为基准', 'Make it the golden run'],
  download: ['下载', 'Download'],
  load: ['载入基准文件', 'Load a golden run'],
  forget: ['清除基准', 'Forget the golden run'],
  unreadable: ['这个文件不是录制。', 'This file is no run.'],
  run: ['本次录制', 'This run'],
  golden: ['基准', 'Golden run'],
  none: ['无', 'none'],
  same: ['与基准一致。', 'The same as the golden run.'],
  differences: ['与基准的差异', 'Differences from the golden run'],
  missing: ['缺少', 'missing'],
  extra: ['多出', 'extra'],
  changed: ['变化', 'changed'],
  recording: ['录制中', 'Recording'],
});

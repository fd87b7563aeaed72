import type { RawPage } from './engine';

/** Longer than any page of the app takes to load on a busy machine, and short enough for a second try in one test. */
const ANSWER_MS = 30_000;

/** A browser or its driver stopped answering: a fault of the machine's, unless a new browser falls silent as well. */
export class SilentBrowser extends Error {}

function inTime<Answer>(call: string, answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout>;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SilentBrowser(`no answer to ${call} within ${ANSWER_MS} ms`)), ANSWER_MS);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/** The same page, whose calls reject with `SilentBrowser` instead of waiting for ever. */
export function answerInTime(raw: RawPage): RawPage {
  return {
    open: (url) => inTime(`open ${url}`, raw.open(url)),
    back: () => inTime('back', raw.back()),
    evaluate: (expression) => inTime(`evaluate ${expression.slice(0, 200)}`, raw.evaluate(expression)),
    tapAt: (point) => inTime('tap', raw.tapAt(point)),
    typeText: (text) => inTime(`type ${text}`, raw.typeText(text)),
    press: (key) => inTime(`press ${key}`, raw.press(key)),
    choose: (css, file) => inTime(`choose a file for ${css}`, raw.choose(css, file)),
    setSize: (width, height) => inTime('set the size', raw.setSize(width, height)),
    setOffline: (isOffline) => inTime('set the network', raw.setOffline(isOffline)),
    screenshot: () => inTime('take a picture', raw.screenshot()),
    problems: () => inTime('tell problems', raw.problems()),
    close: () => inTime('close', raw.close()),
  };
}

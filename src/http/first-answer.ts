/** A domain that has never answered is not waited for longer before the next one is asked beside it (decisions.md, domain list). */
const HEDGE_AFTER_MS = 3_000;

interface Asking<T> {
  /** Origins in their order; at least one. */
  readonly origins: readonly string[];
  readonly ask: (origin: string) => Promise<T>;
  /** It has answered before: then the whole time-out is its own. */
  readonly isKnown: (origin: string) => boolean;
  /** Such a failure is no answer: the next origin is asked. */
  readonly isSilence: (error: unknown) => boolean;
  /** The origin did not answer, or another was quicker. */
  readonly onSilence: (origin: string) => void;
}

/** Asks one origin after the other, the next when one is silent: what answers first counts, and the last silence when none does. */
export function firstAnswer<T>({ origins, ask, isKnown, isSilence, onSilence }: Asking<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    let silent = 0;
    const askNext = () => {
      clearTimeout(timer);
      const origin = origins[asked];
      if (origin === undefined) return;
      const earlier = origins.slice(0, asked);
      asked += 1;
      if (asked < origins.length && !isKnown(origin)) timer = setTimeout(askNext, HEDGE_AFTER_MS);
      const end = () => {
        clearTimeout(timer);
        earlier.forEach(onSilence);
      };
      ask(origin).then(
        (answer) => {
          end();
          resolve(answer);
        },
        (error: unknown) => {
          if (!isSilence(error)) {
            end();
            return reject(error);
          }
          onSilence(origin);
          silent += 1;
          if (silent === origins.length) reject(error);
          else if (silent === asked) askNext();
        },
      );
    };
    askNext();
  });
}

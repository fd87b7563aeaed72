import { type Ahead, CROSSING_MS, isAnyOpen, laneFor } from './lanes';

/** A message that crosses the picture once. */
export interface Shot {
  readonly text: string;
  /** `mine`: framed; `host`: on a dark pill behind its mark. */
  readonly kind: 'plain' | 'mine' | 'host';
}

interface Looks {
  readonly shot: string | undefined;
  readonly kinds: Readonly<Record<Shot['kind'], string | undefined>>;
  readonly mark: string | undefined;
  /** The anchor's mark, in words. */
  readonly host: string;
}

export interface DanmakuRun {
  readonly show: (shot: Shot) => void;
  /** The number of lanes from now on, their width and their height, CSS px. */
  readonly setLanes: (lanes: number, width: number, height: number) => void;
  /** Takes everything away. */
  readonly stop: () => void;
}

function draw({ text, kind }: Shot, looks: Looks): HTMLElement {
  const element = document.createElement('span');
  element.className = [looks.shot, looks.kinds[kind]].filter(Boolean).join(' ');
  if (kind === 'host') {
    const mark = document.createElement('i');
    mark.className = looks.mark ?? '';
    mark.textContent = looks.host;
    element.append(mark);
  }
  const words = document.createElement('bdi');
  words.textContent = text;
  element.append(words);
  return element;
}

/** Lets messages run over a picture, one compositor animation each; without a lane it is dropped. `now`: any clock, ms. */
export function createDanmakuRun(box: HTMLElement, looks: Looks, now: () => number): DanmakuRun {
  let lanes: (Ahead | undefined)[] = [];
  let field = 0;
  let laneHeight = 0;
  const running = new Set<Animation>();

  const show = (shot: Shot) => {
    const at = now();
    if (!isAnyOpen(lanes, field, at)) return;
    const element = draw(shot, looks);
    box.append(element);
    const width = element.offsetWidth;
    const lane = laneFor(lanes, width, field, at);
    if (lane === undefined) {
      element.remove();
      return;
    }
    lanes[lane] = { width, enteredAt: at };
    element.style.insetBlockStart = `${lane * laneHeight}px`;
    const run = element.animate(
      [{ transform: `translateX(${field}px)` }, { transform: `translateX(${-width}px)` }],
      CROSSING_MS,
    );
    running.add(run);
    run.onfinish = () => {
      running.delete(run);
      element.remove();
    };
  };
  const clear = () => {
    for (const run of running) run.cancel();
    running.clear();
    box.replaceChildren();
  };
  return {
    show,
    setLanes(count, width, height) {
      // What runs over a picture of another width would arrive at another time than its lane says; in other lanes it would lie over others.
      const isSame = width === field && height === laneHeight;
      if (!isSame) clear();
      lanes = Array.from({ length: count }, (_, lane) => (isSame ? lanes[lane] : undefined));
      field = width;
      laneHeight = height;
    },
    stop: clear,
  };
}

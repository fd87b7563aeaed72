import { TOO_MANY_CODE } from '../../src/contract/codes';
import { Refusal, TOO_OFTEN, TRY_LATER_CODE } from '../server/refusal';

/** How many answers of the video's routes are open at once: a stream never ends, and who reads slowly holds some MB of it. */
export interface PlaceLimits {
  /** Many people may share an address. */
  readonly ofAddress: number;
  /** With one key of a private room: those of its member's devices, and not of everybody they have passed it to. */
  readonly ofKey: number;
  readonly inAll: number;
}

const LIMITS: PlaceLimits = { ofAddress: 150, ofKey: 4, inAll: 500 };
const RETRY_AFTER_S = 10;

/** `factor`: how much more than people need; for load and tests. */
export const placeLimits = (factor: number): PlaceLimits => ({
  ofAddress: Math.ceil(LIMITS.ofAddress * factor),
  ofKey: Math.ceil(LIMITS.ofKey * factor),
  inAll: Math.ceil(LIMITS.inAll * factor),
});

/** Counts of what is open, by name. */
function makeCounts() {
  const counts = new Map<string, number>();
  return {
    of: (name: string) => counts.get(name) ?? 0,
    enter(name: string): () => void {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return () => {
        const rest = (counts.get(name) ?? 1) - 1;
        if (rest === 0) counts.delete(name);
        else counts.set(name, rest);
      };
    },
  };
}

/** Takes a place for an answer and returns what gives it back. Throws the Refusal of whoever has none left. */
export function makePlaces({ ofAddress, ofKey, inAll }: PlaceLimits) {
  const [addresses, keys] = [makeCounts(), makeCounts()];
  let open = 0;
  return (address: string, key: string | undefined): (() => void) => {
    if (open >= inAll) throw new Refusal(503, TRY_LATER_CODE, '观看人数过多，请稍后再试', RETRY_AFTER_S);
    if (addresses.of(address) >= ofAddress || (key !== undefined && keys.of(key) >= ofKey))
      throw new Refusal(TOO_MANY_CODE, TOO_MANY_CODE, TOO_OFTEN, RETRY_AFTER_S);
    open += 1;
    const leave = [addresses.enter(address), ...(key === undefined ? [] : [keys.enter(key)])];
    return () => {
      open -= 1;
      for (const end of leave) end();
    };
  };
}

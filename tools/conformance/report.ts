/** Something that breaks the contract. */
export interface Finding {
  readonly rule: string;
  /** The text that the rule comes from. */
  readonly clause: string;
  /** Name of a call, or `push`. */
  readonly call: string;
  readonly what: string;
  /** How often, with other items or fields. */
  readonly times: number;
  /** Repeats what was asked; for the push channel the frames. */
  readonly repeat: string;
}

/** A rule that nobody could look at, and why. */
export interface Unchecked {
  readonly rule: string;
  readonly call: string;
  readonly why: string;
}

export interface Report {
  readonly base: string;
  readonly wrote: boolean;
  readonly roles: readonly string[];
  readonly findings: readonly Finding[];
  readonly unchecked: readonly Unchecked[];
  /** Checks that found nothing wrong, and calls that answered. */
  readonly passed: number;
  readonly calls: number;
  readonly seconds: number;
}

type FoundOne = Omit<Finding, 'times'>;

/** Different items of one list have one fault: numbers do not make a finding another one. */
const alike = (one: FoundOne) => [one.rule, one.call, one.what.replace(/\d+/g, '#')].join('\n');

/** Gathers what the rules find. */
export function makeLedger() {
  const findings = new Map<string, Finding>();
  const unchecked = new Map<string, Unchecked>();
  let passed = 0;
  return {
    found(one: FoundOne) {
      const key = alike(one);
      const known = findings.get(key);
      findings.set(key, known === undefined ? { ...one, times: 1 } : { ...known, times: known.times + 1 });
    },
    passed: () => {
      passed += 1;
    },
    left(one: Unchecked) {
      unchecked.set(`${one.rule}\n${one.call}\n${one.why}`, one);
    },
    result: () => ({ findings: [...findings.values()], unchecked: [...unchecked.values()], passed }),
  };
}
export type Ledger = ReturnType<typeof makeLedger>;

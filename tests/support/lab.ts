/** What the back end's `/_lab/fault` can be asked for. */
export interface Fault {
  /** Name of a call in the contract. */
  readonly call: string;
  readonly kind: 'status' | 'code' | 'delay' | 'hang' | 'malformed' | 'truncate' | 'reset' | 'empty';
  /** The status, the code, or the delay in ms. */
  readonly value?: number;
  /** How many times it happens; without it until healed. */
  readonly times?: number;
}

export interface DemoUser {
  readonly key: string;
  readonly token: string;
  readonly uid: string;
  readonly username: string;
}

/** QA's door to a running back end. */
export function lab(url: string) {
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const reply = await fetch(`${url}/_lab/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!reply.ok) throw new Error(`/_lab/${path} answered ${reply.status}`);
    return reply.json();
  };
  return {
    fault: (fault: Fault) => send('POST', 'fault', fault),
    heal: () => send('DELETE', 'fault'),
    users: () => send('GET', 'users') as Promise<DemoUser[]>,
    clock: (clock: { at?: string; speed?: number }) => send('POST', 'clock', clock),
  };
}

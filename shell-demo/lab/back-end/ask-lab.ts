import { create } from 'zustand';

/** What the back end said to the last thing that was asked of its laboratory. */
export const useLabSaid = create<{ readonly text: string; readonly failed: boolean }>(() => ({
  text: '',
  failed: false,
}));

/** Asks `/_lab/…`; answers the envelope's data, rejects with the server's words. */
export async function askLab<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const reply = await fetch(`/_lab/${path}`, { method, ...sent });
  const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: T };
  if (code !== 0) throw new Error(`${code} ${msg}`);
  return data;
}

/** Does something and says how it went; undefined when it went wrong. */
export async function sayHow<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    const done = await work();
    useLabSaid.setState({ text: `${name} ✓`, failed: false });
    return done;
  } catch (error) {
    useLabSaid.setState({ text: `${name}: ${error instanceof Error ? error.message : String(error)}`, failed: true });
    return undefined;
  }
}

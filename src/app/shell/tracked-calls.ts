import type { CallApi } from '../../http/api';

export type Track = (name: string, params?: Readonly<Record<string, string>>) => void;

/** The step that a call is, once it has succeeded; ids and nothing else that is anybody's. */
function stepOf(call: string, fields: Readonly<Record<string, unknown>>): Parameters<Track> | undefined {
  const { hostId, professorId, isAttention, messageId } = fields;
  if (call === 'tipBuy') return ['purchase', { messageId: `${messageId}` }];
  if (call === 'professorAttention')
    return [isAttention === 1 ? 'follow' : 'unfollow', { professorId: `${professorId}` }];
  const isOn = call === 'subscribe';
  if ((!isOn && call !== 'unsubscribe') || hostId === undefined) return undefined;
  return [isOn ? 'follow' : 'unfollow', { hostId: `${hostId}` }];
}

/** Calls whose success is a step of the user: follow and purchase. */
export const trackedCalls = (call: CallApi, track: Track): CallApi =>
  (async (definition, fields, options) => {
    const answer = await call(definition, fields, options);
    const step = stepOf(definition.name, fields ?? {});
    if (step !== undefined) track(...step);
    return answer;
  }) as CallApi;

import type { CommentRule } from '../../contract/comment/calls-speech';

/** The permission to speak, or the first reason against it. */
export type CommentGate =
  | { readonly kind: 'open' }
  | { readonly kind: 'login' }
  /** `text`: the server's own words, which win over ours. */
  | { readonly kind: 'banned'; readonly text: string | undefined }
  | {
      readonly kind: 'recharge' | 'vip';
      readonly text: string | undefined;
      readonly current: number | undefined;
      readonly limit: number | undefined;
    }
  /** Not available, for a reason that the server keeps to itself. */
  | { readonly kind: 'unavailable' };

const words = (text: string | undefined) => (text === undefined || text.trim() === '' ? undefined : text);

/** Ban goes before recharge, recharge before VIP (decisions.md, comment rule). Undefined: a visitor, who has no rule. */
export function commentGate(rule: CommentRule | undefined): CommentGate {
  if (rule === undefined) return { kind: 'login' };
  const { rechargeLimitRule: recharge } = rule;
  if (rule.isBan) return { kind: 'banned', text: words(rule.banText) };
  if (recharge !== undefined && !recharge.rechargeLimitIsAccord) {
    const { rechargeLimitText, rechargeCurrentVal, rechargeLimitVal } = recharge;
    return { kind: 'recharge', text: words(rechargeLimitText), current: rechargeCurrentVal, limit: rechargeLimitVal };
  }
  if (!rule.vipLimitIsAccord) {
    return { kind: 'vip', text: words(rule.vipLimitText), current: rule.vipCurrentVal, limit: rule.vipLimitVal };
  }
  return { kind: rule.isAvailable ? 'open' : 'unavailable' };
}

/** A tap on "reply" opens the field, the log-in, or nothing (comment rule). */
export type ReplyWay = 'write' | 'login' | 'none';

export function replyWay({ kind }: CommentGate): ReplyWay {
  if (kind === 'open') return 'write';
  return kind === 'login' ? 'login' : 'none';
}

/** The share of a threshold that is reached, 0 to 1; undefined without the figures. */
export function reached(current: number | undefined, limit: number | undefined): number | undefined {
  if (current === undefined || limit === undefined || limit <= 0) return undefined;
  return Math.min(Math.max(current / limit, 0), 1);
}

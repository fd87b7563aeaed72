import { isEnglish, type User } from '../call-context';

/** Thresholds of the demo: coins recharged so far, and the VIP level. */
const RECHARGE_MIN = 100;
const VIP_MIN = 1;

const flag = (value: boolean) => (value ? 1 : 0);

const TEXTS = {
  zh: {
    recharge: (current: number) => `累计充值满 ${RECHARGE_MIN} 可评论，当前 ${current}`,
    vip: (current: number) => `VIP ${VIP_MIN} 及以上可评论，当前 VIP ${current}`,
    ban: (text: string) => text,
  },
  en: {
    recharge: (current: number) => `Comment after ${RECHARGE_MIN} in top-ups, you have ${current}`,
    vip: (current: number) => `VIP ${VIP_MIN} and above can comment, you are VIP ${current}`,
    ban: (text: string) => text.replace(/^你已被禁言，(.*) 解除$/, 'You can’t comment until $1'),
  },
} as const;

/** A member's comment rule (product.md, section 3), in the language of who asks. */
export function commentRuleOf({ banText, recharged, vip }: User, language: string) {
  const texts = isEnglish(language) ? TEXTS.en : TEXTS.zh;
  const isBan = banText !== '';
  const [paid, ranked] = [recharged >= RECHARGE_MIN, vip >= VIP_MIN];
  return {
    isAvailable: flag(!isBan && paid && ranked),
    rechargeLimitRule: {
      rechargeCurrentVal: recharged,
      rechargeLimitIsAccord: flag(paid),
      rechargeLimitText: texts.recharge(recharged),
      rechargeLimitVal: RECHARGE_MIN,
    },
    vipCurrentVal: vip,
    vipLimitIsAccord: flag(ranked),
    vipLimitText: texts.vip(vip),
    vipLimitVal: VIP_MIN,
    isBan: flag(isBan),
    ...(isBan ? { banText: texts.ban(banText) } : {}),
  };
}

/** Why a member may not comment, in the order in which it is shown (decisions.md, comment rule). Undefined: they may. */
export function commentRefusal(user: User, language: string): string | undefined {
  const rule = commentRuleOf(user, language);
  if (rule.isBan === 1) return rule.banText ?? '';
  if (rule.rechargeLimitRule.rechargeLimitIsAccord === 0) return rule.rechargeLimitRule.rechargeLimitText;
  return rule.vipLimitIsAccord === 0 ? rule.vipLimitText : undefined;
}

import type { User } from './call-context';

/** Thresholds of the demo: coins recharged so far, and the VIP level. */
const RECHARGE_MIN = 100;
const VIP_MIN = 1;

const flag = (value: boolean) => (value ? 1 : 0);

/** A member's comment rule (section 3). */
export function commentRuleOf({ banText, recharged, vip }: User) {
  const isBan = banText !== '';
  const [paid, ranked] = [recharged >= RECHARGE_MIN, vip >= VIP_MIN];
  return {
    isAvailable: flag(!isBan && paid && ranked),
    rechargeLimitRule: {
      rechargeCurrentVal: recharged,
      rechargeLimitIsAccord: flag(paid),
      rechargeLimitText: `累计充值满 ${RECHARGE_MIN} 即可发言`,
      rechargeLimitVal: RECHARGE_MIN,
    },
    vipCurrentVal: vip,
    vipLimitIsAccord: flag(ranked),
    vipLimitText: `VIP${VIP_MIN} 及以上可发言`,
    vipLimitVal: VIP_MIN,
    isBan: flag(isBan),
    ...(isBan ? { banText } : {}),
  };
}

/** Why a member may not comment, in the order in which it is shown (decisions.md, comment rule). Undefined: they may. */
export function commentRefusal(user: User): string | undefined {
  const rule = commentRuleOf(user);
  if (rule.isBan === 1) return rule.banText ?? '';
  if (rule.rechargeLimitRule.rechargeLimitIsAccord === 0) return rule.rechargeLimitRule.rechargeLimitText;
  return rule.vipLimitIsAccord === 0 ? rule.vipLimitText : undefined;
}

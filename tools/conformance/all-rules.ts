import { buyingRules } from './rules/buying-rules';
import { callRules } from './rules/call-rules';
import { crossOriginRules } from './rules/cross-origin-rules';
import { dateRules } from './rules/date-rules';
import { digestRules } from './rules/digest-rules';
import { filterRules } from './rules/filter-rules';
import { followingRules } from './rules/following-rules';
import { namedFieldRules } from './rules/named-fields';
import { orderRules } from './rules/order-rules';
import { pagingRules } from './rules/paging-rules';
import { pushChatRules } from './rules/push-chat-rules';
import { pushRules } from './rules/push-rules';
import { refusalRules } from './rules/refusal-rules';
import type { Rule } from './rules/rule';
import { secretRules } from './rules/secret-rules';
import { speechRules } from './rules/speech-rules';
import { systemRules } from './rules/system-rules';

export const allRules: readonly Rule[] = [
  ...callRules,
  ...refusalRules,
  ...crossOriginRules,
  ...systemRules,
  ...namedFieldRules,
  ...pagingRules,
  ...orderRules,
  ...filterRules,
  ...dateRules,
  ...secretRules,
  ...speechRules,
  ...followingRules,
  ...buyingRules,
  ...digestRules,
  ...pushRules,
  ...pushChatRules,
];

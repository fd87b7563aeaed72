/** Refusals that are the same sentence each time. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['操作太频繁，请稍后再试', 'Too often, try again later'],
  ['请先登录', 'Log in first'],
  ['登录已过期，请重新登录', 'Your session has expired, log in again'],
  ['账号已在其他设备登录', 'Your account was opened on another device'],
  ['登录状态已失效，请重新登录', 'Your session is over, log in again'],
  ['图片空间已满，请稍后再试', 'No room for more pictures, try again later'],
  ['图片繁忙，请稍后再试', 'Pictures are busy, try again later'],
  ['图片不存在，请重新上传', 'This picture is gone, upload it again'],
  ['观看人数过多，请稍后再试', 'Too many are watching, try again later'],
  ['评论不存在或已删除', 'This comment does not exist or was deleted'],
  ['该评论的回复已满', 'This thread is full'],
  ['只能删除自己的评论', 'Only your own comments can be deleted'],
  ['专家不存在', 'No such expert'],
  ['球员不存在', 'No such player'],
  ['球队不存在', 'No such team'],
  ['赛季不存在', 'No such season'],
  ['主播不存在', 'No such anchor'],
  ['比赛不存在', 'No such match'],
  ['直播间不存在', 'No such room'],
  ['动态不存在或已删除', 'This moment does not exist or was deleted'],
  ['该内容不存在或已删除', 'This does not exist or was deleted'],
  ['用户不存在或未公开投注', 'No such user, or their bets are private'],
  ['投注记录不存在', 'No such bet'],
  ['爆料不存在或已下架', 'This tip does not exist or was withdrawn'],
  ['该爆料已停止出售', 'This tip is no longer on sale'],
  ['直播未进行，暂不能发言', 'Nobody is on air, the chat is closed'],
  ['请选择举报原因', 'Choose a reason'],
  ['本轮抽奖已结束', 'This draw is over'],
  ['该直播间仅对指定用户开放', 'This room is open to chosen users only'],
]);

/** Refusals with a figure in them. */
const WITH_FIGURES: readonly (readonly [RegExp, string])[] = [
  [/^VIP(\d+) 及以上可参与$/, 'From VIP $1'],
  [/^金币不足，还差 (\d+) 金币$/, 'Not enough coins, $1 short'],
  [/^今日剩余额度 (\d+) 金币，不足以购买$/, '$1 coins left of today’s limit, too few for this'],
  [/^价格已变为 (\d+) 金币$/, 'The price is now $1 coins'],
  [/^发言太快，请 (\d+) 秒后再说$/, 'You talk fast: wait $1 s'],
];

/** The words of a refusal in English; those that are in English already stay. */
export function refusalInEnglish(words: string): string {
  const [form, english] = WITH_FIGURES.find(([pattern]) => pattern.test(words)) ?? [];
  return SENTENCES.get(words) ?? (form && english ? words.replace(form, english) : words);
}

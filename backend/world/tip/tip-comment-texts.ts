/** What people say below tips; some of it a trap for a careless screen. None says what a tip picks. */
export const COMMENT_TEXTS = [
  '跟了四场，这场主要看替补深度，发个我自己记的盘口走势。',
  '全退这条规则是按全场比分算吗？',
  '走势图第二张的时间是哪里的？',
  '北京时间，赛前三小时。',
  '写得真细，伤停那段我都没注意到。',
  '上一条我没跟，后悔了。',
  '别跟太多，量力而行。',
  '样本有点小，再看看。',
  '思路和我一样，等临场。',
  '不同意，客队这个赛程太密了。',
  '请问下一条什么时候出？',
  '今天这个开盘有点意思。',
  '看完再睡。',
  '第一次买，希望解释得再清楚一点。',
  '老师辛苦了 👏',
  '黑了也认，记录是真的就行。',
  'nice read, thanks',
  'Any view on the second leg?',
  '<img src=x onerror=alert("评论")> 这只是文字',
  '"><svg onload=alert(1)> 也只是文字',
  `这条很长：${'我从小学就开始看他们的比赛，那时候家里还是大屁股电视机，'.repeat(4)}完。`,
  '没有空格的长词supercalifragilisticexpialidocioussupercalifragilisticexpialidocious',
  'تعليق من اليمين إلى اليسار',
  '⚽️🏀🔥👨‍👩‍👧‍👦🇨🇳',
  '第一行\n第二行\n第三行',
] as const;

export const REPLY_TEXTS = [
  '同问',
  '按全场比分，规则页写了。',
  '同意，我也是这么看的。',
  '这个角度没想到，谢谢。',
  '赛后再来看。',
  '有道理，但风险不小。',
  '理性讨论，别急。',
  '哈哈',
  '我问过，说是以官方结算为准。',
] as const;

/** What experts add below their own tips, and answer; none says what a tip picks. */
export const AUTHOR_TEXTS = [
  '补充一句：结算按 90 分钟含补时，规则页有写。',
  '首发出来后我会再看一遍，有变化写在这条下面。',
  '问得最多的是走势图的时间：都是北京时间，赛前三小时截的。',
] as const;

export const AUTHOR_REPLIES = ['是，按 90 分钟含补时。', '正文第三段有写。', '看到了，谢谢指正。'] as const;

export const COMMENTERS = [
  '南山客',
  '风过看台',
  '一球成名',
  '看台第七排',
  '老球迷阿强',
  '皮球先生',
  'Kevin_L',
  '一杯冰美式',
  '九号位',
  '半场就睡',
  '补时绝杀',
  'Anna',
  '<b>加粗的人</b>',
  '东北虎',
  '名字特别特别长的一位从第一轮看到最后一轮的球迷朋友',
  '球',
] as const;

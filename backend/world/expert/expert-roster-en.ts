/** Of each expert, in the order of expert-roster.ts: tags | one line about them. Names are what they are called. */
export const ENGLISH_EXPERTS = `
EPL,Handicap,Totals|Ten years of reading lines: only price moves and late money
Top five|One a day, and none rather than a bad one
NBA,Points|Follows the pace, not the names
Bundesliga,Models|The model speaks first, a person checks
Serie A|Every Serie A side gets its turn
La Liga,Late lines|Writes in the last half hour only
Football,In play|Mostly in play, quick in and out
NBA,Spread|Back-to-backs and rest days come first
Bundesliga,Totals|At home where goals are scored
Ligue 1|Quiet league, warm heart
Models,Top five|A new sheet every midnight
EPL,Man Utd|Only sides seen for ninety minutes
La Liga|Writes about more than the two of Madrid
Serie A,Level-half|Nothing but level-half lines
J1,A-League|While others nap, the early games
The Americas|Six in the morning: coffee and scores
Eredivisie,Primeira,Süper Lig|Second-row leagues, first-row work
Multiples|Two in one, never greedy
EPL,Bundesliga|Shared for free, purely as a record
La Liga,Serie A|Just opened, advice welcome
EPL,Value|Closing line value, nothing else
<b>tag</b>,🔥🔥|<script>alert("profile")</script> is only text
Old hand,Slow,the steady kind that chases nothing,a long label as a test|Thirty years of writing and still at it; sometimes it gets long, so bear with me, take your time, the game has not begun
Friendlies,CSL|There is something in friendlies, too
`
  .trim()
  .split('\n')
  .map((line) => {
    const [tags = '', profile = ''] = line.split('|');
    return { tags: tags.split(','), profile };
  });

export const ENGLISH_INTRODUCTIONS = [
  'Eight a week at most, closed two hours before the start; after a losing week I go through it in public on Sunday.',
  'Never the favourites of the day, never a side I have not seen. Line, price and reason are written down each time: read, then decide.',
  'Injuries first, then the calendar, the line last. Three lost in a row means a day off: my own rule.',
  'Every record is open, won or lost. As long as the sample is small, take it as a story.',
  'No chatting while I write, no writing while they play. Questions go below; answers come after the game.',
] as const;

import type { TipTexts } from './tip-texts';

/** The same in English, line by line: a tip says the same in both languages. */
export const ENGLISH_TIP_TEXTS: TipTexts = {
  titles: {
    handicap: [
      "{home} shorten at home, and {away}'s last {n} away games are underrated",
      '{league}: {home} v {away}, the line has moved back. Whom to believe?',
      "{home}'s line has risen for {n} rounds: has {away} an answer this time?",
      '{n} details of {away} getting a start away from home; the market has seen half',
      'Level-half and going down: what to make of {home} v {away}',
    ],
    total: [
      '{home} v {away}: a centre-back is banned, the goal line will move again',
      'The two quickest sides of {league} meet: is the total right?',
      'Neither can afford to lose: how {home} v {away} will be played',
      "{home}'s totals over {n} games are not what you think",
      "Rain and a crowded calendar: {away}'s legs decide this one",
    ],
    winner: [
      '{home} v {away}: straight fight for a European place',
      'Game of the day in {league}: what is home advantage worth?',
      '{away} miss {n} regulars, yet the price has hardly moved',
    ],
    basketball: [
      "{home} after a night's rest, the first quarter, and {away} on the road",
      "Second of a back-to-back: does {away}'s rotation hold?",
      '{home} v {away}: rebounds decide this line',
      "{league}: has the market overpaid for {home}'s last {n} games?",
    ],
    several: [
      '{count} games at once, {home} v {away} first',
      '{count} in one: {league} and what is behind it',
      '{count} games tonight, one line of thought',
    ],
  },
  teasers: [
    'The opening price and the live one are far apart, with a clear move three hours before the start; late money and the line do not agree…',
    'The last {n} meetings of {home} and {away} follow a pattern; this price does not…',
    'Before the conclusion, look at how many games both sides have had in the last {n}…',
    'This line has moved twice since it opened, each time for a reason…',
    'Figures, injuries, calendar: three things point the same way…',
  ],
  paragraphs: {
    football: [
      "Most of {away}'s goals in their last {n} away games came within ten seconds of winning the ball; behind {home}'s changed midfield there is room.",
      '{home} have {pct} of the ball at home, but touch it in the box no more than a mid-table side: there are few ideas in the last thirty metres.',
      'Set pieces cut both ways: one side lives off them, the other keeps conceding from them.',
      "The referee shows more cards than most, and {away}'s midfield has been booked a lot lately: the duels will be softer.",
      'The opening line flattered the home side and the price has drifted since: the money has not followed.',
    ],
    basketball: [
      "{home} defend clearly worse on the second of a back-to-back, and more than {pct} of the opponent's shots are threes.",
      '{away} play slowly on the road and leave the fourth quarter to the pick and roll: fewer possessions.',
      "{home}'s weak spot is their own glass: second-chance points over the last {n} games stay high.",
      '{n} players are doubtful, so that the second unit has a scorer less.',
    ],
  },
  plays: {
    football: { handicap: 'Handicap', total: 'Goals', winner: 'Result' },
    basketball: { handicap: 'Spread', total: 'Points', winner: 'Winner' },
  },
  multiple: '{count}-fold',
  collection: '{count} games',
  confidence: ['Steady', 'Regular', 'Long shot', 'Figures'],
  home: 'Home',
  away: 'Away',
  league: 'League',
  pick: { over: 'Over', under: 'Under', draw: '{home} v {away}: draw', win: '{team} to win' },
  picks: 'Picks:',
};

export const ENGLISH_ODD_BODIES = [
  '<p onclick="alert(1)">Tap me <script>alert("body")</script><img src=x onerror=alert(2)></p>',
  '<p style="position:fixed;inset:0;background:red;z-index:99999">Over the whole page</p><iframe src="https://example.com"></iframe>',
  '<a href="javascript:alert(3)">a link</a> <a href="https://example.com/out" target="_blank">another site</a>',
  '<svg onload=alert(4)><animate onbegin=alert(5) attributeName=x dur=1s></svg><math><mi xlink:href="data:x,alert(6)"></mi></math>',
  `<p>${'averylongtextwithoutabreak'.repeat(15)}https://example.com/${'path-'.repeat(40)}end</p>`,
  '<table><tr><td>never <b>closed<p>a paragraph</table></table></div></div>',
  '<form action="https://example.com"><input name="token"><button>Send</button></form><style>*{display:none}</style>',
  '<p dir="rtl">مباراة الليلة</p><p>{{constructor.constructor("return 1")()}} &lt;b&gt;escaped&lt;/b&gt; &amp;amp;</p>',
] as const;

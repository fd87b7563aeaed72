import * as v from 'valibot';
import { count, flag, id, int, list, num, soft, softOr, text } from '../wire';

/** Teams over the wire, wherever one is named: `teamId` is the specification's; crest as a file id. */
export const teamName = { teamId: id, teamName: soft(text, 'teamName'), teamLogo: soft(text, 'teamLogo') };

/** The promotion or relegation of a place (decisions.md, additions: zones). Never derived from a fixed position: it comes with the data. */
const zone = v.object({
  zone: text,
  /** Ready to show. */
  name: softOr(text, 'name', ''),
  /** The number of its colour in the legend. */
  tone: soft(v.picklist(['best', 'good', 'fair', 'risk', 'bad']), 'tone'),
});
export type Zone = v.InferOutput<typeof zone>;

/** One of the last matches: won, drawn, lost. */
const formResult = v.picklist(['W', 'D', 'L']);
export type FormResult = v.InferOutput<typeof formResult>;

/** A row of a table. Numbers may come as text; what is unreadable is missing, shown as "—". */
export const tableRow = v.object({
  ...teamName,
  /** Level teams may share one. */
  rank: soft(count, 'rank'),
  total: soft(count, 'total'),
  won: soft(count, 'won'),
  draw: soft(count, 'draw'),
  loss: soft(count, 'loss'),
  goalsFor: soft(count, 'goalsFor'),
  goalsAgainst: soft(count, 'goalsAgainst'),
  goalDifference: soft(int, 'goalDifference'),
  points: soft(int, 'points'),
  zone: soft(text, 'zone'),
  groupName: soft(text, 'groupName'),
  /** Points taken away, in `points` already. */
  deduction: soft(count, 'deduction'),
  deductionNote: soft(text, 'deductionNote'),
  /** Newest first. */
  form: soft(list(formResult, 'form'), 'form'),
  /** Level where a play-off decides. */
  isPlayOff: soft(flag, 'isPlayOff'),
  /** Of a cup: has gone on, is out. */
  isThrough: soft(flag, 'isThrough'),
});
export type TableRow = v.InferOutput<typeof tableRow>;
const tableRows = (name: string) => softOr(list(tableRow, name), name, []);

/** A table in the server's order, which the client never sorts again; a league has one without a name. */
export const tableGroup = v.object({
  groupName: softOr(text, 'groupName', ''),
  /** A 组 / Group A, ready to show. */
  title: soft(text, 'title'),
  all: tableRows('all'),
  home: tableRows('home'),
  away: tableRows('away'),
});

export type TableGroup = v.InferOutput<typeof tableGroup>;

/** Standings of a season; the specification names the call only, so that all of it is an addition. */
export const standings = v.object({
  seasonId: soft(id, 'seasonId'),
  seasonName: soft(text, 'seasonName'),
  /** After which round of a league the tables are: the newest that has begun, or the one that was asked for. */
  round: soft(count, 'round'),
  /** The number of rounds in a league's season; with it a table may be asked for after each of them. */
  rounds: soft(count, 'rounds'),
  groups: softOr(list(tableGroup, 'groups'), 'groups', []),
  /** The third places of all groups among each other, where some of them go on. */
  thirds: softOr(list(tableRow, 'thirds'), 'thirds', []),
  zones: softOr(list(zone, 'zones'), 'zones', []),
  /** The order of level teams in this competition and season, in words. */
  ruleText: soft(text, 'ruleText'),
});
export type Standings = v.InferOutput<typeof standings>;

/** product.md, section 3, Home/away statistics. Goals and what a ranking of teams needs are additions. */
export const homeAwayRow = v.object({
  ...teamName,
  groupName: soft(text, 'groupName'),
  homeTotal: soft(num, 'homeTotal'),
  homeWon: soft(num, 'homeWon'),
  homeDraw: soft(num, 'homeDraw'),
  homeLoss: soft(num, 'homeLoss'),
  homePoints: soft(num, 'homePoints'),
  homeGoals: soft(num, 'homeGoals'),
  homeGoalsAgainst: soft(num, 'homeGoalsAgainst'),
  awayTotal: soft(num, 'awayTotal'),
  awayWon: soft(num, 'awayWon'),
  awayDraw: soft(num, 'awayDraw'),
  awayLoss: soft(num, 'awayLoss'),
  awayPoints: soft(num, 'awayPoints'),
  awayGoals: soft(num, 'awayGoals'),
  awayGoalsAgainst: soft(num, 'awayGoalsAgainst'),
  /** Of the whole season. */
  goals: soft(num, 'goals'),
  goalsAgainst: soft(num, 'goalsAgainst'),
  shotsOnTarget: soft(num, 'shotsOnTarget'),
  cleanSheets: soft(num, 'cleanSheets'),
  /** Per cent, one decimal. */
  possession: soft(num, 'possession'),
  /** Second yellow cards are red ones. */
  yellowCards: soft(count, 'yellowCards'),
  redCards: soft(count, 'redCards'),
  /** Into the team's own goal. */
  ownGoals: soft(count, 'ownGoals'),
});
export type HomeAwayRow = v.InferOutput<typeof homeAwayRow>;
export const homeAwayRows = list(homeAwayRow, 'rows');

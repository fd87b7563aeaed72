import { COMPETITIONS, clubsOf } from '../../world/clubs';
import { englishLabel, shortEnglish } from '../../world/english-names';
import { NBA_TEAMS } from '../../world/nba/teams';
import type { SoldMatch } from '../../world/tip/tip-row';

const clubs = new Map([
  ...COMPETITIONS.flatMap(({ key }) =>
    clubsOf(key).map(({ name, englishName }): [string, string] => [name, shortEnglish(englishName)]),
  ),
  // As a narrow row has them: 76ers, not Philadelphia 76ers.
  ...NBA_TEAMS.map(({ name, shortName }): [string, string] => [name.zh, shortName.en]),
]);

/** A match with its names in English. */
export const matchInEnglish = (match: SoldMatch): SoldMatch => ({
  ...match,
  label: englishLabel(match.label) ?? match.label,
  homeName: clubs.get(match.homeName) ?? match.homeName,
  awayName: clubs.get(match.awayName) ?? match.awayName,
});

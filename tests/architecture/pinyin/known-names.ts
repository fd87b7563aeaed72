import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../../support/project-root';

/** Where the local back end keeps what teams, players and people are called. */
const ROOMS = [
  'backend/world/clubs',
  'backend/world/facts',
  'backend/world/nba',
  'backend/football/people',
  'backend/world/anchor',
  'backend/world/expert',
  'backend/world/ranking',
];
const HAN_RUN = /\p{Script=Han}{2,12}/gu;

/** Every run of Chinese characters in those files, each once: names, and a few words that hurt nobody. */
export function knownNames(): readonly string[] {
  const names = new Set<string>();
  for (const room of ROOMS)
    for (const file of readdirSync(inProject(room), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      for (const [run] of readFileSync(inProject(room, file), 'utf8').matchAll(HAN_RUN)) names.add(run);
    }
  return [...names].sort();
}

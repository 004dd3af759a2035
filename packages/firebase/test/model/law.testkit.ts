import { parseTournament, type Tournament } from '@courtside/domain';
import { compileRules } from '@courtside/rules-language';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { team } from '../sample.testkit';
import { createAuth, type PersonKind } from './generated.testkit';
import { type Data } from '../wire.testkit';
import { Judge, type World, type Write } from './world.testkit';

const rules = compileRules(readFileSync(path.join(__dirname, '../../firestore.rules'), 'utf8'), {
  service: 'cloud.firestore',
  fileName: 'firestore.rules',
});

/** A stored tournament, and a user who acts on it. */
export interface Case {
  readonly stored: Data;
  readonly tournament: Tournament;
  readonly who: PersonKind;
  readonly uid: string | null;
  readonly hasProfile: boolean;
  readonly world: World;
}

export const put = (at: string, apply: Write['apply']): Write => ({ name: at, path: at, apply });
export const createJudge = ({ who }: Case): Judge => new Judge(rules, createAuth(who));
export const commits = (one: Case, ...writes: readonly Write[]): boolean => createJudge(one).commit(one.world, writes) !== null;
/** Whether the user may change the tournament's own fields. */
export const changes = (one: Case, fields: Data): boolean =>
  commits(
    one,
    put('tournaments/T', (before) => ({ ...before, ...fields })),
  );

export function createCase([stored, who, storedProfile]: [Data, PersonKind, Data | null]): Case {
  const parsed = parseTournament('T', stored);
  if (!parsed.ok) throw new Error(`Not a tournament: ${JSON.stringify(stored)}`);
  const uid = createAuth(who)?.uid ?? null;
  const world = new Map<string, Data>([
    ['tournaments/T', stored],
    ['teams/T', { existing000: team({ registeredAt: 1 }) }],
    ['schedules/T', { game1: { team1Id: 'existing000', team2Id: 'other000000' } }],
    ['brackets/T', {}],
    ...(uid !== null && storedProfile ? ([[`profiles/${uid}`, storedProfile]] as const) : []),
  ]);
  return { stored, tournament: parsed.value, who, uid, hasProfile: storedProfile !== null, world };
}

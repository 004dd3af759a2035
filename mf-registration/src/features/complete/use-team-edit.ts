import { isProfileId, type Profile, type Tournament } from '@courtside/domain';
import { CommandFailure, editOwnTeam, PlayersTaken, readOwnTeam, readProfiles, type OwnTeam } from '@courtside/firebase';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatPersonName } from '@courtside/i18n';
import {
  toProfileIds,
  takenFields,
  teamIssues,
  withPlaces,
  type PlayerEntry,
  type TeamField,
  type TeamValues,
} from '../../teams/team-values';
import { keepEdit, recallEdit } from './team-edit-draft';

/** The current team, with the known profiles of its players. */
export interface KnownTeam extends OwnTeam {
  readonly players: readonly PlayerEntry[];
}

const parts = ['name', 'email', 'profileIds'] as const;
export type TeamPart = (typeof parts)[number];

type EditFailure = 'offline' | 'closed' | 'changed' | 'tooOften' | 'gone' | 'other';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Reads the team's present data. @returns null if its captain may not read it @throws ReadFailure @returns null where its captain may not read it @throws ReadFailure */
export async function knownTeam(tournamentId: string, teamId: string, places: number): Promise<KnownTeam | null> {
  const stored = await readOwnTeam(tournamentId, teamId);
  if (!stored) return null;
  const ids = stored.profileIds.filter(isProfileId);
  const profiles: ReadonlyMap<string, Profile> = ids.length > 0 ? await readProfiles(ids) : new Map();
  const players = stored.profileIds.map((id): PlayerEntry => {
    if (id === '') return { text: '', player: null };
    // A player without a profile is here by name.
    if (!isProfileId(id)) return { text: id, player: null };
    const { name, club } = profiles.get(id) ?? { name: id, club: '' };
    return { text: formatPersonName(name), player: { id, name, club } };
  });
  return { ...stored, players: withPlaces(players, Math.max(places, players.length)) };
}

const asStored = ({ name, email, profileIds }: KnownTeam): OwnTeam => ({ name, email, profileIds });

/** Returns the changes of the form. The form may have more places than the team: empty extra places are no change. */
function teamOf({ name, email, players }: TeamValues, seen: OwnTeam): OwnTeam {
  const profileIds = toProfileIds(players);
  const places = Math.max(profileIds.length, seen.profileIds.length);
  const before = Array.from({ length: places }, (_, index) => seen.profileIds[index] ?? '');
  return { name: name.trim(), email: email.trim(), profileIds: isSame(profileIds, before) ? seen.profileIds : profileIds };
}

/** Merges values that were typed over one team with the team that is stored now: part by part, the stored value where the form has no change. */
function laidOver(values: TeamValues, seen: OwnTeam, now: KnownTeam): { readonly values: TeamValues; readonly clash: readonly TeamPart[] } {
  const mine = teamOf(values, seen);
  const changed = parts.filter((part) => !isSame(seen[part], now[part]));
  const isTaken = (part: TeamPart) => changed.includes(part) && isSame(mine[part], seen[part]);
  return {
    values: {
      ...values,
      name: isTaken('name') ? now.name : values.name,
      email: isTaken('email') ? now.email : values.email,
      players: isTaken('profileIds') ? now.players : withPlaces(values.players, Math.max(values.players.length, now.players.length)),
    },
    // The parts that both sides changed.
    clash: changed.filter((part) => !isTaken(part) && !isSame(mine[part], now[part])),
  };
}

const valuesOf = ({ name, email, players }: KnownTeam): TeamValues => ({ name, email, players, given: {} });

interface TeamEditOptions {
  readonly tournament: Tournament;
  readonly teamId: string;
  /** The user whose changes are stored. */
  readonly uid: string;
  readonly known: KnownTeam;
  readonly onSaved: (team: KnownTeam) => void;
}

/**
 * The form of a registered team: its values, its errors, changes by other users, and the command that saves it. Typed values stay in the tab
 * until they are saved or discarded, and are merged with the stored team.
 */
export function useTeamEdit({ tournament, teamId, uid, known, onSaved }: TeamEditOptions) {
  const keptAs = `team.${tournament.id}.${teamId}.${uid}`;
  const [begun] = useState(() => {
    const left = recallEdit(keptAs);
    return left ? laidOver(left.values, left.base, known) : { values: valuesOf(known), clash: [] };
  });
  const [seen, setSeen] = useState(known);
  // The stored values of the parts that both sides changed.
  const [clash, setClash] = useState(begun.clash);
  const [failure, setFailure] = useState<EditFailure | null>(null);
  const isSending = useRef(false);
  const form = useForm<TeamValues>({ defaultValues: begun.values, shouldFocusError: false });
  const { watch, getValues } = form;
  useEffect(() => {
    const { unsubscribe } = watch(() => keepEdit(keptAs, { values: getValues(), base: asStored(seen) }));
    return unsubscribe;
  }, [watch, getValues, keptAs, seen]);

  const forget = () => keepEdit(keptAs, null);

  const validate = (field: TeamField) => (_: unknown, values: TeamValues) =>
    teamIssues(values, []).find((issue) => issue.field === field)?.code ?? true;

  /** Takes the stored value of each part that this form has not changed. */
  const lookAgain = async (): Promise<void> => {
    const now = await knownTeam(tournament.id, teamId, tournament.playersPerTeam);
    if (!now) return setFailure('gone');
    const { values, clash: both } = laidOver(form.getValues(), seen, now);
    form.setValue('name', values.name);
    form.setValue('email', values.email);
    form.setValue('players', values.players);
    setSeen(now);
    setClash(both);
  };

  const submit = form.handleSubmit(async (values) => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    setClash([]);
    try {
      const wanted = teamOf(values, seen);
      await editOwnTeam(tournament.id, teamId, wanted, asStored(seen));
      forget();
      onSaved({ ...wanted, players: values.players });
    } catch (error) {
      const code = error instanceof CommandFailure ? error.code : null;
      const taken = error instanceof PlayersTaken ? takenFields(values.players, error.uids) : [];
      for (const field of taken) form.setError(field, { message: 'playerTaken' });
      if (taken.length > 0) return;
      if (code === 'conflict') await lookAgain().catch(() => setFailure('offline'));
      else setFailure(failures[code as keyof typeof failures] ?? 'other');
    } finally {
      isSending.current = false;
    }
  });

  const takeTheirs = () => {
    for (const part of clash) {
      if (part === 'profileIds') form.setValue('players', seen.players);
      else form.setValue(part, seen[part]);
    }
    setClash([]);
  };

  return { form, validate, submit, failure, clash, seen, takeTheirs, forget };
}

const failures = { 'unavailable': 'offline', 'permission-denied': 'closed', 'invalid': 'tooOften', 'not-found': 'gone' } as const;

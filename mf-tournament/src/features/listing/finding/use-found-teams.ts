import type { Team, Tournament } from '@courtside/domain';
import { searchItems } from '@courtside/domain/text';
import { readShownTeams } from '@courtside/firebase';
import { assignDiscs, type Disc } from '@courtside/ui';
import { useEffect, useMemo, useRef, useState } from 'react';

/** A team whose name matches what was typed. */
export interface FoundTeam {
  readonly tournament: Tournament;
  readonly team: Team;
  readonly disc: Disc | undefined;
}

export interface TeamSearch {
  /** `none`: too few letters to search. */
  readonly status: 'none' | 'searching' | 'ready';
  /** The best matches first. */
  readonly found: readonly FoundTeam[];
  /** Whether the teams of some tournament could not be read. */
  readonly isPartly: boolean;
  readonly retry: () => void;
}

/** One letter is in nearly every name. */
const FEWEST_LETTERS = 2;
/** The most tournaments whose teams a search reads; each costs a read or more. */
const MOST_TOURNAMENTS = 100;

type Known = readonly FoundTeam[] | 'failed';

/**
 * Finds teams by name in tournaments that show their teams. They are read when the search begins, once while the page is open.
 * @param tournaments those to search, the most important ones first
 */
export function useFoundTeams(tournaments: readonly Tournament[], text: string): TeamSearch {
  const asks = text.trim().length >= FEWEST_LETTERS;
  const [known, setKnown] = useState<ReadonlyMap<string, Known>>(new Map());
  const requested = useRef(new Set<string>());
  const searched = useMemo(
    () => (asks ? tournaments.filter(({ isTeamsPublic }) => isTeamsPublic).slice(0, MOST_TOURNAMENTS) : []),
    [asks, tournaments],
  );
  useEffect(() => {
    for (const tournament of searched) {
      const { id } = tournament;
      if (requested.current.has(id)) continue;
      requested.current.add(id);
      const note = (teams: Known) => setKnown((before) => new Map(before).set(id, teams));
      readShownTeams(tournament).then(
        (teams) => note(withDiscs(tournament, teams)),
        () => note('failed'),
      );
    }
  }, [searched, known]);

  const found = useMemo(() => {
    const teams = searched.flatMap(({ id }) => {
      const of = known.get(id);
      return of && of !== 'failed' ? of : [];
    });
    return searchItems(teams, text, ({ team }) => [team.name]);
  }, [searched, known, text]);
  const isPartly = searched.some(({ id }) => known.get(id) === 'failed');
  const retry = () => {
    const failed = [...known].flatMap(([id, teams]) => (teams === 'failed' ? [id] : []));
    failed.forEach((id) => requested.current.delete(id));
    setKnown(new Map([...known].filter(([id]) => !failed.includes(id))));
  };
  if (!asks) return { status: 'none', found: [], isPartly: false, retry };
  return { status: searched.every(({ id }) => known.has(id)) ? 'ready' : 'searching', found, isPartly, retry };
}

function withDiscs(tournament: Tournament, teams: readonly Team[]): readonly FoundTeam[] {
  const discs = assignDiscs(teams.map(({ id }) => id));
  return teams.map((team) => ({ tournament, team, disc: discs.get(team.id) }));
}

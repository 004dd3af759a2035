import { openGames, getGameState } from '../brackets';
import { previewResult, storedChanges } from '../brackets/making';
import { gameId, matchId, teamId, type BracketGame, type GameId } from '../entities';
import { tournamentStandings } from '../standings';
import { createBracketDay, groupDay, play, createTeamIds, type StoredDay } from './day.testkit';
import { getPhase, hasResult, playableBracket, previewCorrection, type CorrectingAction, type Correction, type CorrectionWrites } from '.';

const createSource = (day: StoredDay, count: number) => ({ ...day, teams: createTeamIds(count).map((id) => ({ id })) });
const correct = (team1Score: number, team2Score: number, winner: 1 | 2 | null = null): CorrectingAction => ({
  kind: 'correct',
  team1Score,
  team2Score,
  winner,
});

/** Plays a bracket game as the board does: sets its state, then updates the bracket. */
function playGame(day: StoredDay, id: GameId, team1Score: number, team2Score: number): void {
  const bracket = playableBracket(day.tournament, day.games)!;
  const { bracket: after } = previewResult(bracket, id, { team1Score, team2Score });
  for (const [one, fields] of storedChanges(day.games!, after)) day.games!.set(one, { ...day.games!.get(one)!, ...fields });
  day.games!.set(id, { ...day.games!.get(id)!, play: play('finished', { isConfirmed: true }) });
}

function write({ games }: StoredDay, writes: CorrectionWrites): void {
  for (const { id, fields, play: state } of writes.games) {
    const game = games!.get(gameId(id))!;
    games!.set(gameId(id), { ...game, ...fields, ...(state ? { play: state } : {}) } as BracketGame);
  }
}

function preview(day: StoredDay, count: number, ref: { stage: 'match' | 'bracket'; id: string }, action: CorrectingAction): Correction {
  const verdict = previewCorrection(createSource(day, count), ref, action);
  if (!verdict.allowed) throw new Error(verdict.reason);
  return verdict.correction;
}

/** A bracket of four, played to the end: the higher seed wins, 3–1. */
function playedBracket() {
  const day = createBracketDay('single', 4, 2);
  const of = (round: string) => [...day.games!.values()].filter(({ roundId }) => roundId === round).map(({ id }) => id);
  const [semi, other] = of('round1');
  const [final] = of('round2');
  const [third] = of('thirdPlace');
  for (const id of [semi!, other!, third!, final!]) playGame(day, id, 3, 1);
  return { day, semi: semi!, final: final!, third: third! };
}

const verdictOf = (day: StoredDay, id: GameId, action: CorrectingAction) =>
  previewCorrection(createSource(day, 4), { stage: 'bracket', id }, action);
const teams = (day: StoredDay, id: GameId) => getGameState(playableBracket(day.tournament, day.games)!, id).slots;
const winner = (day: StoredDay, id: GameId) => getGameState(playableBracket(day.tournament, day.games)!, id).winner;

describe('correcting a result', () => {
  it('DP-21 of a group says which places change, from where to where', () => {
    const day = groupDay(4, 1);
    for (const [id, match] of day.matches) day.matches.set(id, { ...match, team1Score: 2, team2Score: 0 });
    const { places, carry, keep, needsChoice } = preview(day, 4, { stage: 'match', id: 'm1' }, correct(0, 9));
    expect([keep, needsChoice]).toEqual([null, false]);
    const source = createSource(day, 4);
    const rank = (matches: typeof day.matches) =>
      new Map(tournamentStandings(day.tournament, source.teams, matches)[0]!.rows.map((row) => [row.teamId, row.rank]));
    const before = rank(day.matches);
    const { fields, play: state } = carry.games[0]!;
    const m1 = matchId('m1');
    const after = rank(
      new Map(day.matches).set(m1, {
        ...day.matches.get(m1)!,
        team1Score: fields.team1Score!,
        team2Score: fields.team2Score!,
        play: state ?? undefined,
      }),
    );
    expect(places.length).toBeGreaterThan(0);
    for (const { id } of source.teams) {
      const change = places.find(({ teamId }) => teamId === id);
      expect([change?.from ?? before.get(id), change?.to ?? before.get(id)]).toEqual([before.get(id), after.get(id)]);
    }
  });

  it('DP-21 of a Swiss round: the rounds that were drawn stay', () => {
    const day = groupDay(4, 2, { scheduleType: 'swissRounds', schedule: { '0': ['m1', 'm2'], '1': ['m3', 'm4'], '2': ['break'] } });
    expect(preview(day, 4, { stage: 'match', id: 'm1' }, correct(1, 0)).laterRounds).toEqual(['1']);
    expect(preview(day, 4, { stage: 'match', id: 'm3' }, correct(1, 0)).laterRounds).toEqual([]);
  });

  it('DP-21 of a group from which a bracket was made: its seeds stay as they are, and that is said', () => {
    const day = groupDay(4, 1);
    for (const [id, match] of day.matches) day.matches.set(id, { ...match, team1Score: 2, team2Score: 0 });
    const ref = { stage: 'match', id: 'm1' } as const;
    expect(preview(day, 4, ref, correct(0, 9)).seedsStay).toBe(false);
    const seeded = { ...day, tournament: { ...day.tournament, bracket: { upper: { round1: [] } } } };
    expect(preview(seeded, 4, ref, correct(0, 9)).seedsStay).toBe(true);
    expect(preview(seeded, 4, ref, correct(3, 1)).seedsStay).toBe(false);
  });

  describe('DP-21 a bracket that was made from the tables', () => {
    /** Two groups of four; in each, the team with the lower number wins. The bracket has some of them, seeded by the tables. */
    const made = (fields: object) => {
      const day = groupDay(8, 2, {}, 1, 4);
      const rankOf = (id: string) => Number(id.slice(1));
      for (const [id, match] of day.matches) {
        const isFirst = rankOf(match.team1Id) < rankOf(match.team2Id);
        day.matches.set(id, { ...match, team1Score: isFirst ? 3 : 1, team2Score: isFirst ? 1 : 3 });
      }
      const tournament = { ...day.tournament, bracket: { upper: { round1: [] } }, bracketType: 'single' as const, ...fields };
      return { ...day, tournament };
    };
    /** Whether the preview says that seeds stay when one game of the first group gets the opposite result. */
    const isSaid = (day: StoredDay, one: string, other: string) => {
      const match = [...day.matches.values()].find(
        ({ team1Id, team2Id }) => [one, other].sort().join() === [team1Id, team2Id].sort().join(),
      )!;
      return preview(day, 8, { stage: 'match', id: match.id }, correct(match.team2Score!, match.team1Score!)).seedsStay;
    };
    const [t1, t2, t3, t4, t5, t6, t7] = createTeamIds(8);

    it('is not concerned by places behind those that it has', () => {
      const four = made({ bracketSeeds: [t1, t2, t3, t4] });
      // The groups are t1, t3, t5, t7 and t2, t4, t6, t8.
      expect([isSaid(four, 't5', 't7'), isSaid(four, 't1', 't3')]).toEqual([false, true]);
      expect(isSaid(made({ bracketSeeds: createTeamIds(8) }), 't5', 't7')).toBe(true);
    });

    it('is concerned by a team that had left before only where it changes the rank of one that is in it', () => {
      const six = [t1, t2, t3, t4, t5, t6] as const;
      expect(isSaid(made({ bracketSeeds: six.slice(0, 4), withdrawnTeamIds: [t7] }), 't5', 't7')).toBe(false);
      expect(isSaid(made({ bracketSeeds: six, withdrawnTeamIds: [t7] }), 't5', 't7')).toBe(true);
      const left = { bracketSeeds: six, withdrawnTeamIds: [t5] };
      expect(isSaid(made(left), 't5', 't7')).toBe(true);
    });

    it('is seeded by its type and upper size; where none of its kind can be drawn, the tables are compared', () => {
      const hayes = { bracketSeeds: createTeamIds(8), bracketType: 'singleHayes', bracketUpperSize: 4 };
      expect(isSaid(made(hayes), 't5', 't7')).toBe(true);
      expect(isSaid(made({ ...hayes, bracketUpperSize: 8 }), 't5', 't7')).toBe(true);
    });
  });

  it('DP-21 how it ended stays, unless it is said', () => {
    const { day, semi } = playedBracket();
    const ending = (action: CorrectingAction) => preview(day, 4, { stage: 'bracket', id: semi }, action).carry.games[0]?.play?.ending;
    expect(ending(correct(5, 1))).toBe('played');
    expect(ending({ kind: 'correct', team1Score: 5, team2Score: 4, ending: 'goldenGoal' })).toBe('goldenGoal');
    day.games!.set(semi, { ...day.games!.get(semi)!, play: play('finished', { ending: 'overtime' }) });
    expect(ending(correct(5, 1))).toBe('overtime');
  });

  it('DP-22 in a bracket, the same winner by other scores changes nothing later and asks nothing', () => {
    const { day, semi } = playedBracket();
    const { bracketGames, needsChoice, carry, keep } = preview(day, 4, { stage: 'bracket', id: semi }, correct(5, 1));
    expect([bracketGames, needsChoice, keep, carry.games.map(({ id }) => id)]).toEqual([[], false, null, [semi]]);
  });

  it('DP-22 carried through, later games get other teams and lose their results and states; written whole, it reads back so', () => {
    const { day, semi, final, third } = playedBracket();
    const loser = teams(day, semi)[1];
    const { bracketGames, needsChoice, carry } = preview(day, 4, { stage: 'bracket', id: semi }, correct(1, 3));
    expect(needsChoice).toBe(true);
    expect(bracketGames.map(({ id, losesResult }) => [id, losesResult]).sort()).toEqual(
      [
        [final, true],
        [third, true],
      ].sort(),
    );
    write(day, carry);
    expect([winner(day, semi), teams(day, final).includes(loser), winner(day, final)]).toEqual([loser, true, 'TBD']);
    expect([final, third].map((id) => day.games!.get(id)?.play?.state)).toEqual(['planned', 'planned']);
    expect(storedChanges(day.games!, playableBracket(day.tournament, day.games)!).size).toBe(0);
  });

  it('DP-22 later games are told in the order of play, whatever level of the bracket they stand in', () => {
    const day = createBracketDay('double', 8, 2);
    for (let open = openGames(playableBracket(day.tournament, day.games)!); open.length > 0;) {
      playGame(day, open[0]!, 3, 1);
      open = openGames(playableBracket(day.tournament, day.games)!);
    }
    const { template } = playableBracket(day.tournament, day.games)!;
    const first = template.games.find(({ kind, level }) => kind === 'game' && level === 'upper')!.id;
    const { bracketGames } = preview(day, 8, { stage: 'bracket', id: first }, correct(1, 3));
    const games = bracketGames.map(({ id }) => template.games[template.indexOf.get(gameId(id))!]!);
    expect(new Set(games.map(({ level }) => level)).size).toBeGreaterThan(1);
    const numbers = games.map(({ number }) => number!);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  });

  it('DP-23 kept, the result is corrected and the later games stand as they were played; the bracket goes on from there', () => {
    const { day, semi, final, third } = playedBracket();
    const before = [teams(day, final), winner(day, final), winner(day, third), winner(day, semi)];
    const { keep } = preview(day, 4, { stage: 'bracket', id: semi }, correct(1, 3));
    write(day, keep!);
    expect([teams(day, final), winner(day, final), winner(day, third), winner(day, semi)]).toEqual(before);
    expect(getGameState(playableBracket(day.tournament, day.games)!, semi).scores).toEqual([1, 3]);
    expect(storedChanges(day.games!, playableBracket(day.tournament, day.games)!).size).toBe(0);
    // Correcting a later result does not change it.
    playGame(day, final, 7, 0);
    expect(winner(day, semi)).toBe(before[3]);
    // After another correction the scores count again.
    write(day, preview(day, 4, { stage: 'bracket', id: semi }, correct(1, 4)).carry);
    expect([winner(day, semi), winner(day, final)]).toEqual([teams(day, semi)[1], 'TBD']);
  });

  it('DP-23 a forfeit found later is kept or carried as a result is', () => {
    for (const choice of ['carry', 'keep'] as const) {
      const { day, semi, final } = playedBracket();
      const [one, other] = teams(day, semi);
      write(day, preview(day, 4, { stage: 'bracket', id: semi }, { kind: 'forfeit', ending: 'forfeitByTeam1' })[choice]!);
      expect([winner(day, semi), winner(day, final)]).toEqual(choice === 'carry' ? [other, 'TBD'] : [one, one]);
      // The earlier score is still stored.
      expect(day.games!.get(semi)).toMatchObject({ team1Score: 3, team2Score: 1, play: { ending: 'forfeitByTeam1' } });
    }
  });

  it('DP-22 a later game that is being played asks too, and its goals go with its teams', () => {
    const { day, semi, final } = playedBracket();
    const clock = { startedAt: 0, pausedAt: null, playedMs: 0, length: 12 };
    day.games!.set(final, {
      ...day.games!.get(final)!,
      winner: '',
      loser: '',
      team1Score: 1,
      team2Score: 0,
      play: play('playing', { clock }),
    });
    const { bracketGames, needsChoice, carry } = preview(day, 4, { stage: 'bracket', id: semi }, correct(1, 3));
    expect([bracketGames.find(({ id }) => id === final)?.isOn, needsChoice]).toEqual([true, true]);
    expect(carry.games.find(({ id }) => id === final)).toMatchObject({
      fields: { team1Score: null, team2Score: null },
      play: { state: 'planned', goals: [] },
    });
  });

  it('DP-27 removed, the game is to be played again, and so are those that had its teams', () => {
    const { day, semi, final, third } = playedBracket();
    const { keep, needsChoice, bracketGames, carry } = preview(day, 4, { stage: 'bracket', id: semi }, { kind: 'clear' });
    expect([keep, needsChoice]).toEqual([null, false]);
    expect(bracketGames.map(({ losesResult }) => losesResult)).toEqual([true, true]);
    expect(carry.games.map(({ id }) => id).sort()).toEqual([final, third, semi].sort());
    write(day, carry);
    for (const id of [semi, final, third]) {
      expect(getPhase(day.games!.get(id)!)).toBe('planned');
      expect(day.games!.get(id)).toMatchObject({ team1Score: null, team2Score: null, winner: '', play: { goals: [], clock: null } });
    }
    expect(openGames(playableBracket(day.tournament, day.games)!)).toEqual([semi]);
    expect(verdictOf(day, semi, { kind: 'clear' })).toEqual({ allowed: false, reason: 'notAScore' });
  });

  it.each([
    ['both scores', { team1Score: 0, team2Score: 0 }, true],
    ['the first score', { team1Score: 3 }, true],
    ['the second score', { team2Score: 3 }, true],
    ['an end without scores', { play: play('finished', { ending: 'doubleForfeit' }) }, true],
    ['a game of a series', { play: play('called', { games: [{ scores: [3, 2], winner: 1, goals: 0 }] }) }, true],
    ['nothing', {}, false],
    ['a call', { play: play('called') }, false],
  ] as const)('DP-27 can be removed with %s: %#', (_what, fields, expected) => {
    const day = groupDay(4, 1);
    const match = { ...day.matches.get(matchId('m1'))!, ...fields };
    day.matches.set(match.id, match);
    expect(hasResult(match)).toBe(expected);
    expect(previewCorrection(createSource(day, 4), { stage: 'match', id: 'm1' }, { kind: 'clear' }).allowed).toBe(expected);
  });

  it('DP-27 removed from a group, its points go, and a typed game gets no state', () => {
    const day = groupDay(4, 1);
    for (const [id, match] of day.matches) day.matches.set(id, { ...match, team1Score: 2, team2Score: 0 });
    const { places, goalsLost, carry } = preview(day, 4, { stage: 'match', id: 'm1' }, { kind: 'clear' });
    expect(places.length).toBeGreaterThan(0);
    expect(goalsLost).toBe(0);
    expect(carry.games).toEqual([{ id: 'm1', fields: { team1Score: null, team2Score: null }, play: null }]);
  });

  it('DP-27 a series that was typed into the wrong game, or has begun at the court, is planned again', () => {
    const games = [{ scores: [3, 2], winner: 1, goals: 5 }] as const;
    for (const state of [play('planned', { games }), play('called', { games })]) {
      const day = createBracketDay('single', 4, 2, { bracketSeries: 'upper-round1:3' });
      const goals = [{ id: 'one', side: 1, at: 0, player: '' }] as const;
      day.games!.set(gameId('u1-1'), { ...day.games!.get(gameId('u1-1'))!, play: { ...state, goals } });
      const { carry, needsChoice, goalsLost } = preview(day, 4, { stage: 'bracket', id: 'u1-1' }, { kind: 'clear' });
      expect([needsChoice, goalsLost]).toEqual([false, 1]);
      expect(carry.games.find(({ id }) => id === 'u1-1')?.play).toEqual(play('planned'));
    }
  });

  it('DP-27 removed after its loser withdrew, the game is passed, and its result can be entered again', () => {
    const played = playedBracket();
    const { semi, final, third } = played;
    const [winnerId, loserId] = teams(played.day, semi);
    const day = { ...played.day, tournament: { ...played.day.tournament, withdrawnTeamIds: [teamId(loserId)] } };
    const removed = preview(day, 4, { stage: 'bracket', id: semi }, { kind: 'clear' });
    // The winner goes on as before; the game for the third place is played, so it stays.
    expect(removed.bracketGames).toEqual([]);
    write(day, removed.carry);
    expect([winner(day, semi), teams(day, final)[0], teams(day, third)[0]]).toEqual([winnerId, winnerId, loserId]);
    const again = preview(day, 4, { stage: 'bracket', id: semi }, correct(3, 2));
    expect([again.bracketGames, again.needsChoice]).toEqual([[], false]);
    write(day, again.carry);
    expect(day.games!.get(semi)).toMatchObject({ team1Score: 3, team2Score: 2, winner: winnerId, play: { state: 'finished' } });
    expect(getGameState(playableBracket(day.tournament, day.games)!, semi)).toMatchObject({ status: 'decided', winner: winnerId });
    // If the other one had won after all, the final would have other teams.
    expect(preview(day, 4, { stage: 'bracket', id: semi }, correct(1, 2))).toMatchObject({ needsChoice: true });
  });

  it('DP-27 counts the tapped goals of later games among those that are lost', () => {
    const { day, semi, final } = playedBracket();
    const tap = (id: GameId, count: number) => {
      const goals = Array.from({ length: count }, (_, at) => ({ id: `${id}${at}`, side: 1, at, player: '' }) as const);
      day.games!.set(id, { ...day.games!.get(id)!, play: play('finished', { goals }) });
    };
    tap(semi, 4);
    tap(final, 3);
    const ref = { stage: 'bracket', id: semi } as const;
    expect(preview(day, 4, ref, { kind: 'clear' }).goalsLost).toBe(7);
    // If another team goes on, the goals of the corrected game stay.
    expect(preview(day, 4, ref, correct(1, 2)).goalsLost).toBe(3);
    expect(preview(day, 4, ref, correct(2, 1)).goalsLost).toBe(0);
  });

  it('DP-27 not while it is played', () => {
    const day = createBracketDay('single', 4, 2);
    day.games!.set(gameId('u1-1'), { ...day.games!.get(gameId('u1-1'))!, team1Score: 1, team2Score: 0, play: play('playing') });
    expect(verdictOf(day, gameId('u1-1'), { kind: 'clear' })).toEqual({ allowed: false, reason: 'notFinished' });
  });

  it('DP-21 what can’t be is refused with its reason', () => {
    const { day, semi } = playedBracket();
    const verdict = (id: string, action: CorrectingAction) => verdictOf(day, gameId(id), action);
    expect(verdict(semi, correct(2, 2))).toEqual({ allowed: false, reason: 'needsWinner' });
    expect(verdict(semi, correct(3, 2, 2))).toEqual({ allowed: false, reason: 'contradictsScores' });
    expect(verdict(semi, correct(-1, 2))).toEqual({ allowed: false, reason: 'notAScore' });
    expect(verdict(semi, { kind: 'cancel' })).toEqual({ allowed: false, reason: 'othersWait' });
    expect(verdict('gone', correct(1, 0))).toEqual({ allowed: false, reason: 'teamsUnknown' });
  });

  it('of a game whose teams are not known is refused, a cancellation too', () => {
    const day = createBracketDay('single', 4, 2);
    const [third] = [...day.games!.values()].filter(({ roundId }) => roundId === 'thirdPlace');
    for (const action of [correct(1, 0), { kind: 'cancel' }] satisfies CorrectingAction[])
      expect(previewCorrection(createSource(day, 4), { stage: 'bracket', id: third!.id }, action)).toEqual({
        allowed: false,
        reason: 'teamsUnknown',
      });
  });
});

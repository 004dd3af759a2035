import { openGames, parseBracketGames, parseTeams, teamId, type Tournament } from '@courtside/domain';
import { applyResult, createBracket, storedBracket } from '@courtside/domain/engines';
import { act, render, screen } from '@testing-library/react';
import { readBracketGames, readTeams, sampleTournament } from '../../firebase.testkit';
import { useRef } from 'react';
import { useChampion } from './use-champion';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

const ids = ['A', 'B', 'C', 'D'].map(teamId);

function Card({ tournament }: { readonly tournament: Tournament }) {
  const card = useRef<HTMLLIElement>(null);
  const champion = useChampion(tournament, card);
  return <li ref={card}>{champion?.name ?? 'nobody'}</li>;
}

/** A public bracket of four with the given number of played games; its tournament has been over for years. */
function over(id: string, played: number): Tournament {
  let bracket = createBracket('single', ids);
  for (let count = 0; count < played; count++) {
    const [game] = openGames(bracket);
    if (game) bracket = applyResult(bracket, game, { team1Score: 3, team2Score: 1 }).bracket;
  }
  const { games, layout } = storedBracket(bracket);
  const read = parseBracketGames(Object.fromEntries(games));
  readBracketGames.mockResolvedValue(read.ok ? read.value : null);
  const flags = { isTeamsPublic: true, isBracketPublic: true };
  return { ...sampleTournament, id: id as Tournament['id'], startDate: '2020-06-12', endDate: '2020-06-12', ...flags, ...layout };
}

beforeEach(() => {
  readBracketGames.mockClear();
  const teams = parseTeams(Object.fromEntries(ids.map((id, index) => [id, { name: `Team ${id}`, registeredAt: index, profileIds: [] }])));
  readTeams.mockClear().mockResolvedValue(teams.ok ? teams.value : []);
});

describe('useChampion', () => {
  it('names who has won, by one reading of bracket and teams however often the list is made anew', async () => {
    const tournament = over('played', 4);
    const { rerender } = render(<Card tournament={tournament} />);
    expect(await screen.findByText('Team A')).toBeInTheDocument();
    await act(async () => rerender(<Card tournament={{ ...tournament }} />));
    expect([readBracketGames.mock.calls.length, readTeams.mock.calls.length]).toEqual([1, 1]);
  });

  it('does not ask again with each snapshot for a bracket that was never played to its end, but on the next page', async () => {
    const tournament = over('unfinished', 1);
    let shown = render(<Card tournament={tournament} />);
    await act(async () => undefined);
    for (const round of [1, 2, 3]) await act(async () => shown.rerender(<Card tournament={{ ...tournament, name: `${round}` }} />));
    expect(readBracketGames).toHaveBeenCalledTimes(1);
    shown.unmount();
    shown = render(<Card tournament={tournament} />);
    await act(async () => undefined);
    expect(readBracketGames).toHaveBeenCalledTimes(2);
    expect(readTeams).not.toHaveBeenCalled();
    expect(shown.container).toHaveTextContent('nobody');
  });

  it('asks for nothing that is not public', async () => {
    render(<Card tournament={{ ...over('private', 4), isBracketPublic: false }} />);
    await act(async () => undefined);
    expect(readBracketGames).not.toHaveBeenCalled();
  });
});

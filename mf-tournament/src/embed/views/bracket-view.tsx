import { bracketRounds, readBracket, roundName, showsBracket, TBD, waitingName } from '@courtside/domain';
import type { TournamentView } from './view';

/** The bracket round by round: like its drawing, but without lines, and readable in any box. */
export const bracketView: TournamentView = {
  parts: ['brackets'],
  title: 'bracket.title',
  section: '#bracket',
  view: ({ known: { tournament, games }, words, nameOf }) => {
    if (!showsBracket(tournament) || games.size === 0) return null;
    const { bracket } = readBracket(tournament, games);
    if (!bracket) return null;
    const { template, states } = bracket;
    return bracketRounds(template).map(({ level, roundId, games: indexes }) => {
      const played = indexes.filter((index) => template.games[index]?.kind === 'game' && states[index]?.status !== 'dormant');
      if (played.length === 0) return null;
      const { key, number } = roundName(template, level, roundId);
      return (
        <div key={`${level} ${roundId}`}>
          <h3>{words.t(`round.${key}`, { number: number ?? 0 })}</h3>
          <ol className="cs-grid">
            {played.map((index) => (
              <li key={index} className="cs-card">
                {([0, 1] as const).map((side) => {
                  const state = states[index];
                  const slot = state?.slots[side];
                  const waiting = waitingName(bracket, index, side);
                  return (
                    <p key={side} className={slot === state?.winner && slot !== TBD ? 'cs-side cs-winner' : 'cs-side'}>
                      <span>{waiting ? words.t(`waits.${waiting.key}`, { number: waiting.number }) : nameOf(slot ?? '')}</span>
                      <span>{games.get(template.games[index]!.id)?.[side === 0 ? 'team1Score' : 'team2Score'] ?? ''}</span>
                    </p>
                  );
                })}
              </li>
            ))}
          </ol>
        </div>
      );
    });
  },
};

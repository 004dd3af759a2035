import { BYE, openGames, TBD, teamPath, type Bracket, type BracketSlot, type GameId, type Side, type TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { CourtBadge, isCourtLetter } from '@courtside/ui';
import { useBracketWords } from '../bracket/use-bracket-words';
import { TeamName, useTeamName } from '../teams/team-directory';
import { GameCard, GameCards, MineBanner } from './game-card';

export interface NextGamesProps {
  readonly bracket: Bracket;
  /** As many games as are played at once. */
  readonly courts: number;
  /** Times and courts by game, where they are shown. */
  readonly timetable?: ReadonlyMap<GameId, BracketSlot> | undefined;
  readonly myTeam?: TeamId | null;
}

/**
 * The games of a bracket that come next: those with both teams known, in the order of play, one per court; and the game of the reader's team.
 * A bracket keeps no clock: a game is next until it has its result.
 */
export function NextGames({ bracket, courts, timetable, myTeam = null }: NextGamesProps) {
  const { t } = useTranslation(['schedule', 'bracket']);
  const words = useBracketWords();
  const { template, states } = bracket;
  return (
    <>
      {myTeam && <MyNextGame {...{ bracket, timetable, myTeam }} />}
      <GameCards>
        {openGames(bracket).slice(0, courts).map((id) => {
          const index = template.indexOf.get(id) ?? -1;
          const [game, state] = [template.games[index], states[index]];
          if (!game || !state) return null;
          const slot = timetable?.get(id);
          const name = t('bracket:game', { number: game.number ?? 0 });
          return (
            <GameCard key={id} aria-label={name}>
              <header>
                {slot && isCourtLetter(slot.courtLetter) && <CourtBadge letter={slot.courtLetter} size="large" label={t('court', { letter: slot.courtLetter })} />}
                <span>{slot ? t('nextAt', { time: slot.time }) : t('next')}</span>
                <span>
                  {words.round(template, game.level, game.roundId)} · {words.number(game.number ?? 0)}
                </span>
              </header>
              <dl>
                {state.slots.map((team, side) => [
                  <dt key={`team ${side}`}>
                    <TeamName id={team as TeamId} />
                  </dt>,
                  <dd key={`score ${side}`}>{state.scores[side] ?? ''}</dd>,
                ])}
              </dl>
            </GameCard>
          );
        })}
      </GameCards>
    </>
  );
}

/** "Your next game: no. 12", against whom or whom one waits for. Nothing once the team is out. */
function MyNextGame({ bracket, timetable, myTeam }: Pick<NextGamesProps, 'bracket' | 'timetable'> & { readonly myTeam: TeamId }) {
  const { t } = useTranslation('bracket');
  const words = useBracketWords();
  const nameOf = useTeamName();
  const { current } = teamPath(bracket, myTeam);
  const index = bracket.template.indexOf.get(current ?? ('' as GameId)) ?? -1;
  const [game, state] = [bracket.template.games[index], bracket.states[index]];
  if (!game || !state) return null;
  const other: Side = state.slots[0] === myTeam ? 1 : 0;
  const opponent = state.slots[other];
  const slot = timetable?.get(game.id);
  const number = game.number ?? 0;
  return (
    <MineBanner>
      <span>
        <strong>{slot ? t('yourNextAt', { number, time: slot.time, letter: slot.courtLetter }) : t('yourNext', { number })}</strong>
        <span>{t('opponent', { team: opponent === TBD || opponent === BYE ? (words.waiting(bracket, index, other) ?? t('waits.nobody')) : nameOf(opponent) })}</span>
      </span>
      {slot && isCourtLetter(slot.courtLetter) && <CourtBadge letter={slot.courtLetter} label={t('timeAndCourt', { time: slot.time, letter: slot.courtLetter })} />}
    </MineBanner>
  );
}

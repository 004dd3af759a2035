import {
  BYE,
  openGames,
  TBD,
  teamPath,
  toScheduleTime,
  type Bracket,
  type BracketSlot,
  type GameId,
  type Side,
  type TeamId,
} from '@courtside/domain';
import type { GameState } from '@courtside/domain/wall';
import { useTranslation } from '@courtside/i18n';
import { CourtBadge, isCourtLetter, StatusBadge } from '@courtside/ui';
import { useBracketWords } from '../bracket/use-bracket-words';
import { TeamName, useTeamName } from '../teams/team-directory';
import { addDays } from '../time/wall-clock';
import { useFormatDay } from '../time/use-format-day';
import { GameCard, GameCards, MineBanner } from './game-card';
import type { BracketNow } from '../time/use-live-status';

export interface NextGamesProps {
  readonly bracket: Bracket;
  /** The number of games played at the same time. */
  readonly courts: number;
  /** Times and courts by game, where they are shown. */
  readonly timetable?: ReadonlyMap<GameId, BracketSlot> | undefined;
  /** The bracket by the clock, where its times are shown. */
  readonly now?: BracketNow | undefined;
  readonly states: ReadonlyMap<string, GameState>;
  /** First day of the tournament, `YYYY-MM-DD`. */
  readonly startDate: string;
  readonly myTeam?: TeamId | null;
}

/**
 * The next games of a bracket: those with both teams known, in the order of play, one per court; and the game of the user's team. A game is
 * shown until it has its result: live during its time, then pending.
 */
export function NextGames({ bracket, courts, timetable, now, states, startDate, myTeam = null }: NextGamesProps) {
  const { t } = useTranslation(['schedule', 'bracket']);
  const words = useBracketWords();
  const formatDay = useFormatDay();
  const { template, states: drawnStates } = bracket;
  const stateOf = (id: GameId): GameState => states.get(id) ?? 'planned';
  const whenOf = (id: GameId, slot: BracketSlot): string => {
    const day = now?.dayOf.get(id);
    if (stateOf(id) === 'live' || stateOf(id) === 'pending')
      return t('fromTo', { from: slot.time, to: toScheduleTime(slot.minutes + slot.length).time });
    if (!now || day === undefined || day === now.today) return t('nextAt', { time: slot.time });
    // The time of an earlier day is not when it will be played.
    return day < now.today ? t('next') : t('nextOn', { date: formatDay(addDays(startDate, day)), time: slot.time });
  };
  return (
    <>
      {myTeam && <MyNextGame {...{ bracket, timetable, myTeam }} />}
      <GameCards>
        {openGames(bracket)
          .slice(0, courts)
          .map((id) => {
            const index = template.indexOf.get(id) ?? -1;
            const [game, drawn] = [template.games[index], drawnStates[index]];
            if (!game || !drawn) return null;
            const slot = timetable?.get(id);
            const state = stateOf(id);
            const name = t('bracket:game', { number: game.number ?? 0 });
            return (
              <GameCard key={id} aria-label={name}>
                <header>
                  {slot && isCourtLetter(slot.courtLetter) && (
                    <CourtBadge letter={slot.courtLetter} size="large" label={t('court', { letter: slot.courtLetter })} />
                  )}
                  <div>
                    {state === 'live' && <StatusBadge status="live">{t('live')}</StatusBadge>}
                    {state === 'pending' && <strong>{t('pending')}</strong>}
                    <span>{slot ? whenOf(id, slot) : t('next')}</span>
                    <span>
                      {words.round(template, game.level, game.roundId)} · {words.number(game.number ?? 0)}
                    </span>
                  </div>
                </header>
                <dl>
                  {drawn.slots.map((team, side) => [
                    <dt key={`team ${side}`}>
                      <TeamName id={team as TeamId} />
                    </dt>,
                    <dd key={`score ${side}`}>{drawn.scores[side] ?? ''}</dd>,
                  ])}
                </dl>
              </GameCard>
            );
          })}
      </GameCards>
    </>
  );
}

/** "Your next game: no. 12", with the opponent or the game that decides it. Nothing once the team is out. */
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
        <span>
          {t('opponent', {
            team: opponent === TBD || opponent === BYE ? (words.waiting(bracket, index, other) ?? t('waits.nobody')) : nameOf(opponent),
          })}
        </span>
      </span>
      {slot && isCourtLetter(slot.courtLetter) && (
        <CourtBadge letter={slot.courtLetter} label={t('timeAndCourt', { time: slot.time, letter: slot.courtLetter })} />
      )}
    </MineBanner>
  );
}

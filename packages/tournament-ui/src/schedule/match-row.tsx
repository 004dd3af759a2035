import type { Match } from '@courtside/domain';
import { hasEnded, type GameState } from '@courtside/domain/wall';
import {
  ClockIcon,
  CourtBadge,
  ExternalLinkIcon,
  isCourtLetter,
  MegaphoneIcon,
  PauseIcon,
  StatusBadge,
  VisuallyHidden,
  WhistleIcon,
} from '@courtside/ui';
import { memo, type ReactNode } from 'react';
import { usePlayDay } from '../day/day-context';
import { Outcome } from '../day/outcome';
import { countedScores, getShownEnding } from '../day/stored-state';
import { GameLink } from '../layout/game-link';
import { TeamName, useIsMine, useTeamName } from '../teams/team-directory';
import { ExpectedLine } from './expected-line';
import { hyperlinkAddress } from './hyperlink-address';
import { getWinningSide } from './winning-side';
import { CourtCell, Game } from './game-style';
import type { ScheduleWords } from './schedule-words';
import { tableRoles } from './table-roles';

export interface MatchRowProps {
  readonly match: Match;
  readonly courtLetter: string;
  /** "Court A". */
  readonly courtLabel: string;
  /** Its number in the schedule, from 1. */
  readonly number: number;
  /** Letter of its group, if there is more than one. */
  readonly group?: string | undefined;
  readonly state: GameState;
  /** Whether the row shows that the game is on court: the other games of its time are not. */
  readonly saysLive: boolean;
  readonly changed: boolean;
  /** Whether the expected time is shown next to its block. */
  readonly isTold: boolean;
  /** Its side on screens with room for two games next to each other. */
  readonly side: 1 | 2;
  /** The cell with the time, in the first row of its block. */
  readonly time: ReactNode;
  readonly t: ScheduleWords;
}

/** Returns "Zoé 2, Max": the scorers with their goals, in the order of their first goals. */
function creditedIn({ play }: Match, nameOf: (player: string) => string): string {
  const counts = new Map<string, number>();
  for (const { player } of play?.goals ?? []) if (player !== '') counts.set(player, (counts.get(player) ?? 0) + 1);
  return [...counts].map(([player, count]) => `${nameOf(player)}${count > 1 ? `\u00a0${count}` : ''}`).join(', ');
}

const stateIcon = { called: MegaphoneIcon, paused: PauseIcon, held: PauseIcon } as const;

/** A game: court, then each team with its score, one below the other; on paper side by side with boxes for the scores. */
export const MatchRow = memo(function MatchRow({
  match,
  courtLetter,
  courtLabel,
  number,
  group,
  state,
  saysLive,
  changed,
  isTold,
  side,
  time,
  t,
}: MatchRowProps) {
  const isMine = useIsMine(match.team1Id, match.team2Id);
  const nameOf = useTeamName();
  const winner = getWinningSide(match, state);
  const link = hyperlinkAddress(match.hyperlink);
  const lost = (side: 1 | 2) => (winner !== null && winner !== side) || undefined;
  const { forfeitGoals, expected, heldUntil, scorerName } = usePlayDay();
  const [score1, score2] = countedScores(match, forfeitGoals);
  const start = expected.get(match.id);
  const credited = scorerName ? creditedIn(match, scorerName) : '';
  const isEmpty = score1 === null && score2 === null;
  const ending = getShownEnding(match);
  const saidState = state in stateIcon ? (state as keyof typeof stateIcon) : null;
  const isLive = saysLive && state === 'live';
  const StateIcon = saidState && stateIcon[saidState];
  return (
    <tr
      {...tableRoles.row}
      id={`match-${match.id}`}
      data-mine={isMine || undefined}
      data-changed={changed || undefined}
      data-phase={hasEnded(state) ? 'over' : state}
      data-side={side}
    >
      {time}
      <CourtCell {...tableRoles.cell}>
        {isCourtLetter(courtLetter) && <CourtBadge letter={courtLetter} label={courtLabel} />}
        {/* On paper they share a line. */}{' '}
        <GameLink target={`match-${match.id}`} number={number}>
          {t('number', { number })}
        </GameLink>
        {group !== undefined && <small>{t('group', { letter: group })}</small>}
      </CourtCell>
      <td {...tableRoles.cell}>
        <Game data-open={(isEmpty && !ending) || undefined}>
          <span data-side="1" data-lost={lost(1)}>
            <TeamName id={match.team1Id} strong={winner === 1} />
          </span>
          <b data-side="1" data-lost={lost(1)}>
            {score1}
          </b>
          <span data-side="2" data-lost={lost(2)}>
            <TeamName id={match.team2Id} strong={winner === 2} />
          </span>
          <b data-side="2" data-lost={lost(2)}>
            {score2}
            {isEmpty && !ending && state !== 'pending' && <VisuallyHidden>{t('noScore')}</VisuallyHidden>}
          </b>
          {(state === 'pending' ||
            (start && !start.isOn) ||
            credited ||
            saidState ||
            isLive ||
            ending ||
            match.referee ||
            link ||
            match.isTieBreaker) && (
            <small>
              {isLive && (
                <span data-print="no">
                  <StatusBadge status="live" size="small">
                    {t('live')}
                  </StatusBadge>
                </span>
              )}
              {start && !start.isOn && <ExpectedLine start={start} courtLetter={courtLetter} isTold={isTold} />}
              {saidState && StateIcon && (
                <span data-state={saidState} data-print="no">
                  <StateIcon size={14} aria-hidden="true" />
                  {t(saidState, { time: heldUntil ?? '' })}
                </span>
              )}
              {ending && <Outcome play={match.play} team1Id={match.team1Id} team2Id={match.team2Id} />}
              {state === 'pending' && (
                <span data-pending data-print="no">
                  <ClockIcon size={14} aria-hidden="true" />
                  {t('pending')}
                </span>
              )}
              {match.isTieBreaker && <span>{t('tieBreaker')}</span>}
              {match.referee && (
                <span>
                  <WhistleIcon size={14} aria-hidden="true" />
                  {t('referee', { name: match.referee })}
                </span>
              )}
              {credited && <a href="#scorers">{t('goalsBy', { players: credited })}</a>}
              {link && (
                <a href={link} target="_blank" rel="noopener noreferrer">
                  <ExternalLinkIcon size={14} aria-hidden="true" />
                  {t('watch')}
                  <VisuallyHidden>{t('watchOf', { one: nameOf(match.team1Id), other: nameOf(match.team2Id) })}</VisuallyHidden>
                </a>
              )}
            </small>
          )}
        </Game>
      </td>
    </tr>
  );
});

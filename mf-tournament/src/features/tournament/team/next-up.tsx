import { toScheduleTime, type Tournament } from '@courtside/domain';
import type { PlannedBrackets } from '@courtside/domain/day';
import { isOnCourt } from '@courtside/domain/wall';
import { useTranslation } from '@courtside/i18n';
import { addDays, countedScores, GameCard, SeriesLine, useClock, useFormatDay, wallClock } from '@courtside/tournament-ui';
import { color, CourtBadge, isCourtLetter, StatusBadge, type } from '@courtside/ui';
import styled from 'styled-components';
import { SideName, useStateWords } from './game-line';
import type { ShownGame } from './team-view';

/** The time is what its readers come for. */
const Sheet = styled(GameCard)`
  header > div > strong {
    flex: 1 0 100%;
    color: ${color.ink};
    ${type.d4}
  }
`;

interface NextUpProps {
  readonly tournament: Tournament;
  readonly brackets: PlannedBrackets;
  readonly shown: ShownGame;
}

/** The current game, or the next one. */
export function NextUp({ tournament, brackets, shown }: NextUpProps) {
  const { t } = useTranslation(['team', 'schedule']);
  const wordsOf = useStateWords();
  const formatDay = useFormatDay();
  const { entry, state, showsTime, number, label, expected } = shown;
  const { game } = entry;
  const letter = expected?.courtLetter ?? game.courtLetter;
  const isOn = isOnCourt(state);
  const scores = countedScores(game.state, tournament.forfeitGoals);
  const time = expected?.time ?? toScheduleTime(game.home.start).time;
  const date = addDays(tournament.startDate, game.day);
  const today = wallClock(useClock(60_000), tournament.timeZone ?? undefined).date;
  const planned = date > today ? t('schedule:nextOn', { date: formatDay(date), time }) : t('schedule:nextAt', { time });
  const when = expected?.isLate ? t('schedule:expectedAbout', { time }) : planned;
  return (
    <Sheet aria-label={t(isOn ? 'now' : 'next')}>
      <header>
        {showsTime && isCourtLetter(letter) && <CourtBadge letter={letter} size="large" label={t('schedule:court', { letter })} />}
        <div>
          {state === 'live' ? (
            <StatusBadge status="live">{wordsOf(state)}</StatusBadge>
          ) : (
            <strong>{wordsOf(state) || (showsTime ? when : t('next'))}</strong>
          )}
          <SeriesLine series={{ bestOf: game.bestOf, play: game.state.play }} />
          <span>{[label, number === null ? '' : t('schedule:number', { number })].filter(Boolean).join(' · ')}</span>
        </div>
      </header>
      <dl>
        {([0, 1] as const).flatMap((side) => [
          <dt key={`team ${side}`}>
            <SideName game={game} side={side} brackets={brackets} />
          </dt>,
          <dd key={`score ${side}`}>{isOn ? scores[side] : ''}</dd>,
        ])}
      </dl>
    </Sheet>
  );
}

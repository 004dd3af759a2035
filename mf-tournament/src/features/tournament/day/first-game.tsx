import type { TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { useFormatDay, useTeamName } from '@courtside/tournament-ui';
import { CourtBadge, isCourtLetter, WhistleIcon } from '@courtside/ui';
import type { GamesAhead } from './games-ahead';

export interface FirstGameProps {
  readonly ahead: GamesAhead;
  /** The visitor's team. */
  readonly team: TeamId | undefined;
  /** Visitors see dates only. */
  readonly hidesTimes: boolean;
}

/** Before a day of play: when the visitor's team plays first, where and against which team; without a team, when play begins. */
export function FirstGame({ ahead, team, hidesTimes }: FirstGameProps) {
  const { t } = useTranslation('schedule');
  const formatDay = useFormatDay();
  const nameOf = useTeamName();
  const when = (date: string, time: string) => (hidesTimes ? formatDay(date) : t('nextOn', { date: formatDay(date), time }));
  if (!team)
    return (
      <div>
        <span data-kicker="">{t(ahead.isFirst ? 'ahead.begins' : 'ahead.continues')}</span>
        <strong>{when(ahead.date, ahead.time)}</strong>
        <p>{t('ahead.choose')}</p>
      </div>
    );
  const { mine } = ahead;
  if (!mine)
    return (
      <div>
        <strong>{t('ahead.none')}</strong>
        <p>{t('ahead.noneText')}</p>
      </div>
    );
  const [{ match, time, courtLetter: letter }, ...later] = mine.games;
  const other = match.team1Id === team ? match.team2Id : match.team1Id;
  const then = hidesTimes ? '' : later.map((game) => game.time).join(' · ');
  return (
    <>
      <div>
        <span data-kicker="">{t(mine.isFirst ? 'ahead.first' : 'mine.label')}</span>
        <strong>{when(mine.date, time)}</strong>
        <p>{t('against', { team: nameOf(other) })}</p>
        {mine.duty && !hidesTimes ? (
          <p data-then="">
            <WhistleIcon size={18} aria-hidden="true" />
            <span>{t('youReferee', { time: mine.duty.time, letter: mine.duty.courtLetter })}</span>
          </p>
        ) : (
          then !== '' && (
            <p data-then="">
              <span>{t('mine.then', { text: then })}</span>
            </p>
          )
        )}
      </div>
      {!hidesTimes && isCourtLetter(letter) && <CourtBadge size="text" letter={letter} label={t('court', { letter })} />}
    </>
  );
}

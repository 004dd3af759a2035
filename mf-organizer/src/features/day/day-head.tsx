import type { Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useConnection } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { addDays } from '@courtside/tournament-ui';
import { ArrowLeftIcon, color, IconButton, line, SaveIndicator, SelectField, space, type } from '@courtside/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { BoardDay } from './board-model';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[0]} ${space[2]};
  padding: ${space[1]} ${space[3]};
  > a:first-child {
    margin-inline-start: -0.5rem;
  }
  border-bottom: ${line.hair} solid ${color.line};
  background: ${color.surface};
`;

const Title = styled.div`
  flex: 1 1 9rem;
  min-width: 0;
  overflow-wrap: anywhere;
  h1 {
    margin: 0;
    ${type.d4}
  }
  h1:focus {
    outline: none;
  }
  p {
    margin: 0;
    ${type.meta}
    color: ${color.ink2};
  }
`;

export interface DayHeadProps {
  readonly tournament: Tournament;
  readonly days: readonly BoardDay[];
  /** Null while its games have not come, or there are none. */
  readonly shown: BoardDay | null;
  readonly onDay: (day: number) => void;
}

/** One line: back, whose board it is, how far the day is, and whether everything is saved. */
export function DayHead({ tournament, days, shown, onDay }: DayHeadProps) {
  const { t } = useTranslation(['organizerDay', 'common']);
  const format = useFormat();
  const { status, pending } = useConnection();
  const dayName = (day: number) => format.date(addDays(tournament.startDate, day), 'day');
  const games = shown?.courts.flatMap((court) => court.games) ?? [];
  const played = games.filter(({ phase }) => phase === 'finished' || phase === 'confirmed').length;
  return (
    <Head>
      <IconButton as={Link} to={linkTo('tournament', tournament.id)} label={t('back')}>
        <ArrowLeftIcon size={24} aria-hidden="true" />
      </IconButton>
      <Title>
        <h1>{t('title')}</h1>
        <p>
          {tournament.name}
          {shown && ` · ${dayName(shown.day)} · ${t('played', { played, total: games.length })}`}
        </p>
      </Title>
      <SaveIndicator
        state={status === 'offline' ? 'waiting' : pending ? 'saving' : shown ? 'success' : 'idle'}
        words={{
          saving: t('common:save.saving'),
          success: t('common:save.saved'),
          error: t('common:save.failed'),
          waiting: t('common:save.waiting'),
        }}
      />
      {shown && days.length > 1 && (
        <SelectField label={t('day')} value={String(shown.day)} onChange={(event) => onDay(Number(event.currentTarget.value))}>
          {days.map(({ day }) => (
            <option key={day} value={day}>
              {dayName(day)}
            </option>
          ))}
        </SelectField>
      )}
    </Head>
  );
}

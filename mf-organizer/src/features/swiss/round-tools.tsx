import type { DayId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { ArrowLeftRightIcon, Button, DicesIcon, space, Trash2Icon } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useSchedule } from '../../games/schedule-context';
import { ExchangeDialog } from './exchange-dialog';
import { NextRoundDialog } from './next-round-dialog';
import { RemoveRoundDialog } from './remove-round-dialog';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[0]} ${space[1]};
  margin-inline-start: calc(-1 * ${space[1]});
`;

/** Undoes a mistake in the last round. The first round is deleted with the schedule: its pairings depend on the seeds alone. */
export function RoundTools({ dayId }: { readonly dayId: DayId }) {
  const { t } = useTranslation('organizerSchedule');
  const { dayIds } = useSchedule();
  const [task, setTask] = useState<'exchange' | 'redraw' | 'remove' | null>(null);
  const number = dayIds.indexOf(dayId) + 1;
  const close = () => setTask(null);
  const icon = { 'size': 16, 'aria-hidden': true } as const;
  return (
    <Tools>
      <Button
        variant="quiet"
        size="small"
        icon={<ArrowLeftRightIcon {...icon} />}
        aria-label={t('swiss.exchange.openIn', { number })}
        onClick={() => setTask('exchange')}
      >
        {t('swiss.exchange.open')}
      </Button>
      {number > 1 && (
        <>
          <Button
            variant="quiet"
            size="small"
            icon={<DicesIcon {...icon} />}
            aria-label={t('swiss.redraw.openIn', { number })}
            onClick={() => setTask('redraw')}
          >
            {t('swiss.redraw.open')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon={<Trash2Icon {...icon} />}
            aria-label={t('swiss.remove.openIn', { number })}
            onClick={() => setTask('remove')}
          >
            {t('swiss.remove.open')}
          </Button>
        </>
      )}
      {task === 'exchange' && <ExchangeDialog dayId={dayId} onClose={close} />}
      {task === 'redraw' && <NextRoundDialog replaces={dayId} onClose={close} />}
      {task === 'remove' && <RemoveRoundDialog dayId={dayId} onClose={close} />}
    </Tools>
  );
}

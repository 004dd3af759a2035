import { isMixer, type Tournament } from '@courtside/domain';
import type { Fee } from '@courtside/domain/registration';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Notice, space } from '@courtside/ui';
import styled from 'styled-components';
import { FeeNote } from '../../fee/fee-note';
import { RegisterHead } from './register-head';

const Part = styled.div`
  margin-bottom: ${space[4]};
`;

interface OpenHeadProps {
  readonly tournament: Tournament;
  /** Null without one, and until it is known. */
  readonly fee: Fee | null;
}

/** The part of an open registration that is the same for every reader: the event, what one registers, until when, and for how much. */
export function OpenHead({ tournament, fee }: OpenHeadProps) {
  const { t } = useTranslation('registration');
  const format = useFormat();
  const { registrationClosesAt: closesAt, timeZone } = tournament;
  return (
    <>
      <RegisterHead tournament={tournament}>{t(isMixer(tournament) ? 'mixer.title' : 'team.title')}</RegisterHead>
      {closesAt > 0 && (
        <Part>
          <Notice kind="info">{t('team.closes', { when: format.dateTime(closesAt, timeZone ?? undefined) })}</Notice>
        </Part>
      )}
      {fee && (
        <Part>
          <FeeNote fee={fee} timeZone={timeZone} />
        </Part>
      )}
    </>
  );
}

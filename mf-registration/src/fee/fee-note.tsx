import { publicContact } from '@courtside/domain';
import type { Fee, Payment } from '@courtside/domain/registration';
import { useFormat, useTranslation } from '@courtside/i18n';
import { ContactLink, LinkedText, useMoney } from '@courtside/tournament-ui';
import { CircleCheckIcon, color, line, radius, space, type } from '@courtside/ui';
import styled from 'styled-components';

const Box = styled.section`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]};
  border: ${line.hair} solid ${color.lineStrong};
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
  h2,
  p {
    margin: 0;
  }
  h2 {
    ${type.d4}
  }
  p[data-text] {
    white-space: pre-line;
  }
  p[data-paid] {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    font-weight: 600;
  }
  svg {
    flex: none;
    color: ${color.action};
  }
`;

interface FeeNoteProps {
  readonly fee: Fee;
  /** The payment of a registered team; null until an organizer has recorded it. */
  readonly payment?: Payment | null;
  readonly timeZone: string | null;
}

/** The fee and how to pay it, and whether it has been paid. */
export function FeeNote({ fee, payment, timeZone }: FeeNoteProps) {
  const { t } = useTranslation('registration');
  const format = useFormat();
  const money = useMoney();
  const page = publicContact(fee.link);
  return (
    <Box aria-labelledby="fee">
      <h2 id="fee">{t('fee.title', { amount: money(fee.cents, fee.currency) })}</h2>
      {fee.text !== '' && (
        <p data-text>
          <LinkedText>{fee.text}</LinkedText>
        </p>
      )}
      {page?.kind === 'web' && (
        <p>
          {t('fee.link')} <ContactLink contact={page} />
        </p>
      )}
      {payment && (
        <p data-paid role="status">
          <CircleCheckIcon size={20} aria-hidden="true" />
          {t('fee.paid', { when: format.dateTime(payment.paidAt, timeZone ?? undefined) })}
        </p>
      )}
      {payment === null && <p role="status">{t('fee.notPaid')}</p>}
    </Box>
  );
}

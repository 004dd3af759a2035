import type { Tournament } from '@courtside/domain';
import type { Fee } from '@courtside/domain/registration';
import { query, useWatch, watchPayment } from '@courtside/firebase';
import { FeeNote } from '../../fee/fee-note';

interface OwnFeeProps {
  readonly tournament: Tournament;
  readonly teamId: string;
  readonly fee: Fee;
}

/** The fee of the captain's team, and whether the organizers have recorded the payment. */
export function OwnFee({ tournament, teamId, fee }: OwnFeeProps) {
  const { value: payment } = useWatch(query(watchPayment, tournament.id, teamId));
  return payment === undefined ? null : <FeeNote fee={fee} payment={payment} timeZone={tournament.timeZone} />;
}

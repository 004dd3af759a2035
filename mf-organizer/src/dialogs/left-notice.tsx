import type { TeamId } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { useTeamName } from '@courtside/tournament-ui';
import { Notice } from '@courtside/ui';
import { useState } from 'react';

interface LeftNoticeProps {
  /** Teams of a draft. While it is open, others may register, withdraw or be deleted. */
  readonly drafted: readonly TeamId[];
  /** Teams that take part now: the draft shows and writes only these. */
  readonly present: readonly TeamId[];
}

/** Names the teams that have left since the draft was made, by their names at that time. */
export function LeftNotice({ drafted, present }: LeftNoticeProps) {
  const { t } = useTranslation('organizerEntries');
  const format = useFormat();
  const nameOf = useTeamName();
  // A deleted team no longer has a name.
  const [names] = useState(() => new Map(present.map((id) => [id, nameOf(id)])));
  const left = drafted.filter((id) => !present.includes(id));
  if (left.length === 0) return null;
  return (
    <Notice kind="warning">{t('left', { count: left.length, teams: format.list(left.map((id) => names.get(id) ?? nameOf(id))) })}</Notice>
  );
}

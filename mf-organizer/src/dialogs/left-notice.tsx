import type { TeamId } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { useTeamName } from '@courtside/tournament-ui';
import { Notice } from '@courtside/ui';
import { useState } from 'react';

interface LeftNoticeProps {
  /** Teams of a draft that is kept while others register, withdraw and are deleted. */
  readonly drafted: readonly TeamId[];
  /** Those that take part by now: nobody else is shown in the draft, or written. */
  readonly present: readonly TeamId[];
}

/** Which teams a draft has lost since it was made, by the names that they had. */
export function LeftNotice({ drafted, present }: LeftNoticeProps) {
  const { t } = useTranslation('organizerEntries');
  const format = useFormat();
  const nameOf = useTeamName();
  // A team that was deleted has no name any more.
  const [names] = useState(() => new Map(present.map((id) => [id, nameOf(id)])));
  const left = drafted.filter((id) => !present.includes(id));
  if (left.length === 0) return null;
  return (
    <Notice kind="warning">{t('left', { count: left.length, teams: format.list(left.map((id) => names.get(id) ?? nameOf(id))) })}</Notice>
  );
}

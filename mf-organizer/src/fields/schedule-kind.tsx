import { limits, type ScheduleType, type Tournament } from '@courtside/domain';
import { canChooseSwiss } from '@courtside/domain/engines';
import { useTranslation } from '@courtside/i18n';
import { Checkbox, ChoiceCards, Notice } from '@courtside/ui';
import { useState } from 'react';

/**
 * Holds whether groups play a round robin or Swiss rounds. Another organizer may change the groups in the meantime: the choice of Swiss rounds
 * counts while these groups can play them.
 */
export function useScheduleKind(groups: Tournament['groups']) {
  const [kind, setKind] = useState<ScheduleType>('roundRobin');
  const [acceptsByes, setAcceptsByes] = useState(false);
  const event = { groups, schedule: {} };
  const verdict = canChooseSwiss(event);
  const canBeSwiss = canChooseSwiss(event, acceptsByes).allowed;
  const isSwiss = kind === 'swissRounds' && canBeSwiss;
  return {
    isSwiss,
    scheduleType: isSwiss ? ('swissRounds' as const) : ('roundRobin' as const),
    canBeSwiss,
    setKind,
    acceptsByes,
    setAcceptsByes,
    isOdd: !verdict.allowed && verdict.reason === 'oddTeams',
    hasSeveralGroups: Object.keys(groups).length > 1,
  };
}

/** The choice between a round robin and Swiss rounds; of odd groups, Swiss rounds need that teams rest. */
export function ScheduleKind({ kind }: { readonly kind: ReturnType<typeof useScheduleKind> }) {
  const { t } = useTranslation('organizerSchedule');
  const { scheduleType, canBeSwiss, setKind, acceptsByes, setAcceptsByes, isOdd, hasSeveralGroups } = kind;
  return (
    <>
      {isOdd && (
        <Checkbox
          label={t(hasSeveralGroups ? 'create.swissOddGroups' : 'create.swissOdd')}
          hint={t(hasSeveralGroups ? 'create.swissOddGroupsHint' : 'create.swissOddHint')}
          checked={acceptsByes}
          onChange={(event) => {
            setAcceptsByes(event.currentTarget.checked);
            setKind(event.currentTarget.checked ? 'swissRounds' : 'roundRobin');
          }}
        />
      )}
      {canBeSwiss && (
        <ChoiceCards
          legend={t('create.kind')}
          columns={2}
          value={scheduleType}
          onChange={setKind}
          choices={[
            { value: 'roundRobin', label: t('create.roundRobin'), text: t('create.roundRobinText') },
            { value: 'swissRounds', label: t('create.swiss'), text: t(hasSeveralGroups ? 'create.swissGroupsText' : 'create.swissText') },
          ]}
        />
      )}
      {!canBeSwiss && !isOdd && <Notice kind="info">{t('create.swissHint', { most: limits.groups.usual })}</Notice>}
    </>
  );
}

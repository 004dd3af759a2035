import { type DayId } from '@courtside/domain';
import { addTieBreakerMatch, newDocumentId } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { SelectField } from '@courtside/ui';
import { useState } from 'react';
import { TaskDialog } from '../../../saving/task-dialog';
import { useTask } from '../../../saving/use-task';
import { DayField } from '../days/day-field';
import { useSchedule } from '../../../games/schedule-context';
import { useGroupsStage } from '../../../stages/groups-stage';

/** Adds a game at the end of a day that counts in no record and puts its winner ahead of its loser. */
export function TieBreakerDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const { tournament, teams, dayIds } = useSchedule();
  const { plan, address } = useGroupsStage();
  const [team1Id, setTeam1] = useState('');
  const [team2Id, setTeam2] = useState('');
  const [chosen, setDay] = useState(dayIds.at(-1));
  // A day that another user has removed must not come back.
  const dayId = dayIds.find((day) => day === chosen) ?? dayIds.at(-1) ?? ('0' as DayId);
  const [tried, setTried] = useState(false);
  // Another attempt after a failure uses the same id.
  const [matchId] = useState(() => (plan ? `${plan.id}-${newDocumentId()}` : newDocumentId()));
  const task = useTask((message) => t('problem.notSaved', { message }), { queued: true });
  const isGood = team1Id !== '' && team2Id !== '' && team1Id !== team2Id;
  const submit = async () => {
    setTried(true);
    if (isGood && (await task.run(() => addTieBreakerMatch(tournament.id, dayId, matchId, { team1Id, team2Id }, ...address)))) onClose();
  };
  const grouped = new Set(Object.values(tournament.groups).flat());
  const members = plan ? teams.filter(({ id }) => grouped.has(id)) : teams;
  const choices = (
    <>
      <option value="">{t('addTieBreaker.choose')}</option>
      {members.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('addTieBreaker.title')}
      submitLabel={t('addTieBreaker.submit')}
      size="small"
    >
      <p>{t('addTieBreaker.text')}</p>
      <SelectField label={t('addTieBreaker.team1')} value={team1Id} onChange={(event) => setTeam1(event.currentTarget.value)}>
        {choices}
      </SelectField>
      <SelectField
        label={t('addTieBreaker.team2')}
        value={team2Id}
        onChange={(event) => setTeam2(event.currentTarget.value)}
        error={tried && !isGood && t('addTieBreaker.same')}
      >
        {choices}
      </SelectField>
      {dayIds.length > 1 && <DayField days={dayIds} value={dayId} onChange={setDay} />}
    </TaskDialog>
  );
}

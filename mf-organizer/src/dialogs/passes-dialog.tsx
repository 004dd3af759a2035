import type { Tournament } from '@courtside/domain';
import { secretLinkTo } from '@courtside/federation/secret-link';
import { createPass, query, useWatch, watchPasses, type Pass } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useClock } from '@courtside/tournament-ui';
import { Notice, SelectField, Stack, TextField, useCarriedState } from '@courtside/ui';
import { useState } from 'react';
import { isTooLong, useTooLong } from '../fields/at-most';
import { NewPass } from '../passes/new-pass';
import { PassList } from '../passes/pass-list';
import { usePlannedCourts } from '../passes/planned-courts';
import { TaskDialog } from '../saving/task-dialog';
import { useTask } from '../saving/use-task';
import { PartHeading } from './part-list';
import { RevokePassDialog } from './revoke-pass-dialog';

const ALL = '';

/** Makes passes for scorekeepers, shows each once as a code and a link, and lists the existing ones. */
export function PassesDialog({ tournament, onClose }: { readonly tournament: Tournament; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerDesk', 'common']);
  const tooLong = useTooLong();
  const { courts, storePlan } = usePlannedCourts(tournament);
  const passes = useWatch(query(watchPasses, tournament.id));
  const now = useClock(60_000);
  const [name, setName] = useCarriedState(`${tournament.id}.pass`, '');
  const [court, setCourt] = useCarriedState(`${tournament.id}.passCourt`, ALL);
  const [tried, setTried] = useState(false);
  const [made, setMade] = useState<{ readonly name: string; readonly link: string } | null>(null);
  const [revoked, setRevoked] = useState<Pass | null>(null);
  const task = useTask((message) => t('passes.failed', { message }), { needsNetwork: true });
  const submit = async () => {
    if (made) return setMade(null);
    setTried(true);
    if (name.trim() === '' || isTooLong(name, 'pass')) return;
    await task.run(async () => {
      if (court !== ALL) await storePlan();
      const { passId, secret } = await createPass(tournament.id, name, court === ALL ? null : Number(court));
      setMade({ name: name.trim(), link: secretLinkTo('pass', window.location.origin, tournament.id, { id: passId, secret }) });
      setName('');
      setTried(false);
    });
  };
  return (
    <>
      <TaskDialog
        task={task}
        onClose={onClose}
        onSubmit={submit}
        title={t('passes.title')}
        submitLabel={made ? t('newPass.done') : t('passes.make')}
        cancelLabel={t('common:action.close')}
      >
        {made ? (
          <NewPass name={made.name} tournamentName={tournament.name} link={made.link} />
        ) : (
          <>
            <p>{t('passes.intro')}</p>
            <TextField
              label={t('passes.name')}
              hint={t('passes.nameHint')}
              value={name}
              autoComplete="off"
              error={tooLong(name, 'pass') || (tried && name.trim() === '' && t('passes.nameMissing'))}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <SelectField label={t('passes.court')} value={court} onChange={(event) => setCourt(event.currentTarget.value)}>
              <option value={ALL}>{t('passes.allCourts')}</option>
              {courts.map((one) => (
                <option key={one.court} value={String(one.court)}>
                  {t('common:court', { letter: one.letter })}
                </option>
              ))}
            </SelectField>
          </>
        )}
        <Stack as="section" aria-label={t('passes.list')}>
          <PartHeading>{t('passes.list')}</PartHeading>
          {passes.status === 'error' && <Notice kind="error">{t('passes.partFailed')}</Notice>}
          {passes.value?.length === 0 && <p>{t('passes.none')}</p>}
          <PassList tournament={tournament} passes={passes.value ?? []} now={now} onRevoke={setRevoked} />
        </Stack>
      </TaskDialog>
      {revoked && <RevokePassDialog tournamentId={tournament.id} pass={revoked} onClose={() => setRevoked(null)} />}
    </>
  );
}

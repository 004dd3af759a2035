import type { Tournament } from '@courtside/domain';
import { query, useWatch, watchForm } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Spinner } from '@courtside/ui';
import { TeamForm } from './team-form';
import type { TeamValues } from '../../teams/team-values';

interface TeamRegistrationProps {
  readonly tournament: Tournament;
  readonly uid: string;
  readonly email: string;
  readonly showsTeams: boolean;
  readonly onRegistered: (teamId: string, values: TeamValues) => void;
}

/** The form of a team, once the organizers' questions are loaded. */
export function TeamRegistration(props: TeamRegistrationProps) {
  const { t } = useTranslation('registration');
  const form = useWatch(query(watchForm, props.tournament.id));
  if (form.status === 'loading') return <Spinner label={t('loading')} fill />;
  // If it can't be read, the server decides when the team is sent.
  return <TeamForm {...props} questions={form.value?.questions ?? []} />;
}

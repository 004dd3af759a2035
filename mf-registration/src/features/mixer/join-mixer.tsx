import { canJoinMixer, missingProfileFields, type Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { joinMixer, prepareCommands, query, useWatch, watchOwnProfile } from '@courtside/firebase';
import { formatPersonName, useFormat, useTranslation } from '@courtside/i18n';
import { Button, Card, Cluster, Notice, Spinner, Stack, type } from '@courtside/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { registrationProblems } from '../../failure/failure-help';
import { RetryNotice } from '../../failure/retry-notice';
import { toProblem, useSending } from '../../failure/use-sending';
import { Terms } from '../../teams/terms';

const Me = styled(Terms)`
  gap: 0.25rem;
  dd:first-of-type {
    ${type.d2}
  }
`;

interface JoinMixerProps {
  readonly tournament: Tournament;
  readonly uid: string;
  readonly onJoined: () => void;
}

/** Signs up a single player. Without a name in the profile it shows what is missing, with a link to the profile and back. */
export function JoinMixer({ tournament, uid, onJoined }: JoinMixerProps) {
  const { t } = useTranslation(['registration', 'errors', 'common']);
  const format = useFormat();
  const { status, value: profile, error, retry } = useWatch(query(watchOwnProfile, uid));
  const toProfile = `${linkTo('profile')}?from=${encodeURIComponent(linkTo('register', tournament.id))}`;

  if (status === 'loading') return <Spinner label={t('loading')} fill />;
  if (profile === undefined && error) {
    return (
      <RetryNotice kind="error" title={t('errors:fetchingUsers')} retry={retry}>
        {t(`mixer.failure.${toProblem(error, registrationProblems)}`)}
      </RetryNotice>
    );
  }
  const joining = canJoinMixer(tournament, uid, profile ?? null);
  if (!profile || (!joining.allowed && joining.reason === 'noProfile')) {
    return (
      <Notice
        kind="warning"
        title={t('errors:mixerNeedsProfile')}
        action={
          <Button as={Link} to={toProfile}>
            {t('mixer.toProfile')}
          </Button>
        }
      >
        {t('mixer.needsProfile', { fields: format.list(missingProfileFields(profile ?? null).map((field) => t(`field.${field}`))) })}
      </Notice>
    );
  }
  return (
    <Stack>
      <p>
        {t('mixer.text')} {t('mixer.players', { count: tournament.playerIds.length })}.
      </p>
      <Card>
        <Me>
          <dt>{t('mixer.as')}</dt>
          <dd>{formatPersonName(profile.name)}</dd>
          <dd>
            {[profile.club, profile.skill === null ? t('mixer.unknownSkill') : t('mixer.skill', { skill: profile.skill })]
              .filter(Boolean)
              .join(' · ')}
          </dd>
        </Me>
      </Card>
      <JoinButton tournamentId={tournament.id} toProfile={toProfile} onJoined={onJoined} />
    </Stack>
  );
}

function JoinButton({
  tournamentId,
  toProfile,
  onJoined,
}: {
  readonly tournamentId: string;
  readonly toProfile: string;
  readonly onJoined: () => void;
}) {
  const { t } = useTranslation(['registration', 'errors']);
  const { isBusy: isJoining, problem, send } = useSending(registrationProblems);
  useEffect(() => void prepareCommands(), []);

  const join = async () => {
    if (await send(() => joinMixer(tournamentId))) onJoined();
  };

  return (
    <>
      {problem && (
        <Notice kind="error" title={t('errors:registration')}>
          {t(`mixer.failure.${problem}`)}
        </Notice>
      )}
      <Cluster>
        <Button size="large" loading={isJoining} onClick={() => void join()}>
          {isJoining ? t('mixer.joining') : t('mixer.join')}
        </Button>
        <Button as={Link} variant="quiet" to={toProfile}>
          {t('mixer.editProfile')}
        </Button>
      </Cluster>
    </>
  );
}

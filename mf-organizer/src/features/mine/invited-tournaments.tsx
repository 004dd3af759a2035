import type { Tournament } from '@courtside/domain';
import type { Invitation, TeamPlayer } from '@courtside/domain/registration';
import { linkTo } from '@courtside/federation/links';
import { resolveImageUrl, useTournament } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { CardGrid, TournamentCard, withPoster } from '@courtside/tournament-ui';
import { Button, UsersIcon } from '@courtside/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Entry, Part } from './list-style';

interface InvitedTournamentsProps {
  readonly invitations: readonly Invitation[];
  /** Tournaments in which they play, so that no answer is needed. */
  readonly teams: readonly TeamPlayer[];
}

/** Tournaments in which captains invite the user to their team; nothing if there are none. Reads: the tournament of each. */
export function InvitedTournaments({ invitations, teams }: InvitedTournamentsProps) {
  const { t } = useTranslation('organizerMine');
  const playing = teams.flatMap(({ tournamentId, leftAt }) => (leftAt === null ? [tournamentId] : []));
  const asked = invitations.filter(({ tournamentId, answer }) => answer === null && !playing.includes(tournamentId));
  const ids = [...new Set(asked.map(({ tournamentId }) => tournamentId))];
  if (ids.length === 0) return null;
  return (
    <Part aria-labelledby="invited">
      <h2 id="invited">{t('invited')}</h2>
      <CardGrid>
        {ids.map((id) => (
          <InvitedTournament key={id} id={id} invitations={asked.filter(({ tournamentId }) => tournamentId === id)} />
        ))}
      </CardGrid>
    </Part>
  );
}

interface InvitedProps {
  readonly invitations: readonly Invitation[];
}

function InvitedTournament({ id, invitations }: InvitedProps & { readonly id: string }) {
  const loaded = useTournament(id);
  return loaded.state === 'ready' ? <InvitedCard tournament={loaded.tournament} invitations={invitations} /> : null;
}

function InvitedCard({ tournament, invitations }: InvitedProps & { readonly tournament: Tournament }) {
  const { t } = useTranslation('organizerMine');
  const shown = useMemo(() => withPoster(tournament, resolveImageUrl), [tournament]);
  const [first] = invitations;
  const note = invitations.length > 1 ? t('invitedByMany', { count: invitations.length }) : t('invitedBy', { team: first?.name ?? '' });
  return (
    <Entry>
      <TournamentCard tournament={shown} linkAs={Link} to={linkTo('tournament', tournament.id)} note={note} />
      <Button
        as={Link}
        to={linkTo('register', tournament.id)}
        icon={<UsersIcon size={20} aria-hidden="true" />}
        aria-label={t('answerIn', { name: tournament.name })}
      >
        {t('answer')}
      </Button>
    </Entry>
  );
}

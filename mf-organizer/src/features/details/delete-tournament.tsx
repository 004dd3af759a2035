import { hasBracket, hasSchedule, isMixer, isPlayed } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { deleteTournament } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { composeMail } from '@courtside/tournament-ui';
import { Button, space, Trash2Icon } from '@courtside/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { TournamentData } from '../../workspace/tournament-data';
import { ConfirmTaskDialog } from '../../saving/confirm-task-dialog';
import { siteOrigin } from '../../notifying/site-origin';

const Place = styled.div`
  margin-top: ${space[4]};
`;

/** Lists what is deleted with a tournament, in numbers. */
function tournamentLosses({ tournament, teams, matches, games }: Pick<TournamentData, 'tournament' | 'teams' | 'matches' | 'games'>) {
  const played = [...matches.values(), ...(games?.values() ?? [])].filter(isPlayed).length;
  return {
    teams: teams.length,
    players: isMixer(tournament) ? tournament.playerIds.length : 0,
    games: hasSchedule(tournament)
      ? Object.values(tournament.schedule)
          .flat()
          .filter((entry) => entry !== 'break').length
      : 0,
    bracketGames: hasBracket(tournament)
      ? Object.values(tournament.bracket)
          .flatMap((rounds) => Object.values(rounds ?? {}))
          .flat().length
      : 0,
    results: played,
    image: tournament.imageSrc !== '',
  };
}

/** Deletes the tournament with all its data, after its name has been typed. */
export function DeleteTournament({ data }: { readonly data: TournamentData }) {
  const { t } = useTranslation(['organizer', 'common', 'errors']);
  const [asking, setAsking] = useState(false);
  const [page] = useState(() => window.location.pathname);
  const navigate = useNavigate();
  const { tournament } = data;
  const losses = tournamentLosses(data);
  return (
    <>
      <Place>
        <Button variant="danger" icon={<Trash2Icon size={20} aria-hidden="true" />} onClick={() => setAsking(true)}>
          {t('details.remove')}
        </Button>
      </Place>
      {asking && (
        <ConfirmTaskDialog
          onClose={() => setAsking(false)}
          command={() => deleteTournament(tournament.id, (language) => composeMail('cancelled', language, tournament, '', siteOrigin()))}
          failed={() => t('errors:somethingWrongDeleting')}
          // A user who has left the page in the meantime stays where they are.
          onDone={() => window.location.pathname === page && void navigate(linkTo('home'), { replace: true })}
          title={t('remove.title')}
          losses={[
            losses.teams > 0 && t('remove.teams', { count: losses.teams }),
            losses.players > 0 && t('remove.players', { count: losses.players }),
            losses.games > 0 && t('remove.games', { count: losses.games }),
            losses.bracketGames > 0 && t('remove.bracketGames', { count: losses.bracketGames }),
            losses.results > 0 && t('remove.results', { count: losses.results }),
            losses.image && t('remove.image'),
          ]}
          typed={{ label: t('common:confirm.typeName', { name: tournament.name }), expected: tournament.name }}
          confirmLabel={t('remove.confirm')}
          destructive
        >
          <p>{t('remove.text')}</p>
          <p>
            <strong>{t('common:confirm.cannotUndo')}</strong>
          </p>
        </ConfirmTaskDialog>
      )}
    </>
  );
}

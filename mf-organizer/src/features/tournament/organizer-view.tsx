import { isMixer, type Tournament } from '@courtside/domain';
import { resolveImageUrl } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { GroupsView, Section, TeamDirectory, TeamsView, TournamentHead } from '@courtside/tournament-ui';
import { Button, EyeIcon, Notice, Page, SectionNav, space, Spinner, Stack } from '@courtside/ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { DeleteTournament } from '../details/delete-tournament';
import { OrganizerDetails } from '../details/details-section';
import { OpenTournament } from '../open/open-tournament';
import { OrganizerBracket } from '../bracket/bracket-section';
import { OrganizerPlayers } from '../mixer/players-section';
import { OrganizerSchedule } from '../schedule/schedule-section';
import { OrganizerStandings } from '../standings/standings-section';
import { showsGroups, useSections } from './use-sections';
import { useTournamentData } from './use-tournament-data';

export interface OrganizerViewProps {
  readonly tournament: Tournament;
  readonly uid: string | null;
  /** False for the moment in which somebody has ceased to be one: no tools. */
  readonly isOrganizer: boolean;
}

/** A tournament with its organiser's tools: the head with what concerns the whole, then one section after the other. */
export function OrganizerView({ tournament, uid, isOrganizer }: OrganizerViewProps) {
  const { t } = useTranslation(['organizer', 'tournament']);
  const data = useTournamentData(tournament, uid);
  const { teams, matches, profiles } = data;
  const [opened, setOpened] = useState(false);
  const visitorLink = useRef<HTMLAnchorElement>(null);
  const shown = { ...tournament, imageSrc: resolveImageUrl(tournament.imageSrc), timeZone: tournament.timeZone ?? undefined };
  const sections = useSections(tournament, teams.length);
  return (
    <TeamDirectory teams={teams}>
      <TournamentHead
        tournament={shown}
        isOrganizer={isOrganizer}
        actions={
          isOrganizer && (
            <>
              <OpenTournament
                tournamentId={tournament.id}
                isPublic={tournament.isTournamentPublic}
                onOpened={() => {
                  setOpened(true);
                  // The button that was pressed is gone; the focus goes on to what comes next.
                  visitorLink.current?.focus();
                }}
              />
              <Button as={Link} ref={visitorLink} to="?view=visitor" variant="onCourtQuiet" icon={<EyeIcon size={20} aria-hidden="true" />}>
                {t('page.viewAsVisitor')}
              </Button>
            </>
          )
        }
      />
      {!data.loading && <SectionNav label={t('tournament:sections')} sections={sections} />}
      <Page>
        <Stack $gap={space[5]}>
          {opened && <Notice kind="success">{t('openTournament.done')}</Notice>}
          <OrganizerDetails data={data} readOnly={!isOrganizer} />
          {data.loading ? (
            <Spinner label={t('tournament:loading')} fill />
          ) : (
            <>
              <Section id="teams" title={t('tournament:teams.title')}>
                <TeamsView teams={teams} profiles={profiles} />
              </Section>
              {data.loadingMatches ? (
                <Spinner label={t('tournament:loading')} />
              ) : (
                <>
                  <OrganizerSchedule tournament={tournament} teams={teams} matches={matches} />
                  <OrganizerBracket tournament={tournament} teams={teams} matches={matches} games={data.games} />
                  <OrganizerStandings tournament={tournament} teams={teams} matches={matches} />
                </>
              )}
              {showsGroups(tournament, teams.length) && (
                <Section id="groups" title={t('tournament:groups.title')}>
                  <GroupsView groups={tournament.groups} teams={teams} />
                </Section>
              )}
              {isMixer(tournament) && <OrganizerPlayers data={data} />}
              {isOrganizer && <DeleteTournament data={data} />}
            </>
          )}
        </Stack>
      </Page>
    </TeamDirectory>
  );
}

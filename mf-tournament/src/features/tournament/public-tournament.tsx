import { limits, type TeamId, type Tournament } from '@courtside/domain';
import { resolveImageUrl } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { DetailsBody, GroupsView, NowCards, PlayersView, ScheduleView, Section, TeamDirectory, TeamsView, TournamentHead, useLiveStatus, useRecentChanges } from '@courtside/tournament-ui';
import { Button, EmptyState, PrinterIcon, SectionNav, SelectField, Spinner, Stack } from '@courtside/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PageBody } from '../../page/page-body';
import { usePageHead } from '../../page/use-page-head';
import { BracketSection } from './bracket-section';
import { ScoreNews } from './score-news';
import { StandingsSection } from './standings-section';
import { useDeepLink } from './use-deep-link';
import { useMyTeamChoice } from './use-my-team';
import { useTournamentParts } from './use-tournament-parts';

export interface PublicTournamentProps {
  readonly tournament: Tournament;
  readonly isOrganizer: boolean;
}

const Follow = styled.div`
  max-width: 22rem;
  @media print {
    display: none;
  }
`;

/** The page as visitors see it: what is on court, then the sections that are public, in the order of the product. */
export function PublicTournament({ tournament, isOrganizer }: PublicTournamentProps) {
  const { t } = useTranslation(['tournament', 'schedule', 'standings', 'bracket']);
  const shown = { ...tournament, imageSrc: resolveImageUrl(tournament.imageSrc), timeZone: tournament.timeZone ?? undefined };
  usePageHead({ title: tournament.name, description: tournament.description, ...(shown.imageSrc ? { image: shown.imageSrc } : {}) });
  const parts = useTournamentParts(tournament);
  const { teams, matches, bracket, profiles, failed } = parts;
  const [myTeam, setMyTeam] = useMyTeamChoice(tournament.id);
  const live = useLiveStatus(tournament);
  const changed = useRecentChanges(parts.loading ? undefined : matches);
  useDeepLink(!parts.loading);

  const hasSchedule = Object.keys(tournament.schedule).length > 0;
  const shows = {
    now: tournament.isSchedulePublic && (live.running.length > 0 || (live.minutesToNext ?? Infinity) < 24 * 60) && matches.size > 0,
    teams: tournament.isTeamsPublic,
    schedule: tournament.isSchedulePublic && hasSchedule,
    bracket: tournament.isBracketPublic && Object.keys(tournament.bracket).length > 0,
    standings: tournament.isSchedulePublic && hasSchedule,
    groups: tournament.isGroupsPublic && !hasSchedule && teams.length >= limits.groupStageTeams && Object.keys(tournament.groups).length > 0,
    players: tournament.tournamentType === 'MIXER' && tournament.isPlayersPublic,
  };
  const sections = [
    ...(shows.now ? [{ id: 'now', label: t('schedule:now') }] : []),
    { id: 'details', label: t('details.title') },
    ...(shows.teams ? [{ id: 'teams', label: t('teams.title') }] : []),
    ...(shows.schedule ? [{ id: 'schedule', label: t('schedule:title') }] : []),
    ...(shows.bracket ? [{ id: 'bracket', label: t('bracket:title') }] : []),
    ...(shows.standings ? [{ id: 'standings', label: t('standings:title') }] : []),
    ...(shows.groups ? [{ id: 'groups', label: t('groups.title') }] : []),
    ...(shows.players ? [{ id: 'players', label: t('players.title') }] : []),
  ];
  const mine = teams.some(({ id }) => id === myTeam) ? myTeam : null;

  return (
    <TeamDirectory teams={teams} mine={mine}>
      <TournamentHead
        tournament={shown}
        isOrganizer={isOrganizer}
        actions={
          <>
            {tournament.isRegistrationOpen && (
              <Button as={Link} to={`/${tournament.id}/register`} variant="onCourt">
                {t('details.register')}
              </Button>
            )}
            {isOrganizer && (
              <Button as={Link} to={`/${tournament.id}`} variant="onCourtQuiet">
                {t('backToTools')}
              </Button>
            )}
          </>
        }
      />
      {parts.loading ? (
        <Spinner fill label={t('loading')} />
      ) : (
        <>
          {sections.length > 1 && <SectionNav label={t('sections')} sections={sections} />}
          <ScoreNews matches={matches} changed={changed} />
          <PageBody>
            <Stack>
              {teams.length > 0 && (
                <Follow>
                  <SelectField label={t('teams.follow')} hint={t('teams.followHint')} value={mine ?? ''} onChange={({ target }) => setMyTeam((target.value || null) as TeamId | null)}>
                    <option value="">{t('teams.followNone')}</option>
                    {[...teams]
                      .sort((a, b) => a.name.localeCompare(b.name))
                      .map(({ id, name }) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
                  </SelectField>
                </Follow>
              )}
              {shows.now && (
                <Section id="now" title={t('schedule:now')} print={false}>
                  <NowCards tournament={tournament} matches={matches} live={live} myTeam={mine} />
                </Section>
              )}
              <Section id="details" title={t('details.title')}>
                <DetailsBody tournament={shown} />
              </Section>
              {shows.teams && (
                <Section id="teams" title={t('teams.title')}>
                  {failed.teams ? <Problem /> : <TeamsView teams={teams} profiles={profiles} />}
                </Section>
              )}
              {shows.schedule && (
                <Section
                  id="schedule"
                  title={t('schedule:title')}
                  actions={
                    <Button variant="quiet" size="small" icon={<PrinterIcon size={18} aria-hidden="true" />} onClick={() => window.print()}>
                      {t('schedule:print')}
                    </Button>
                  }
                >
                  {failed.schedule ? <Problem /> : <ScheduleView tournament={tournament} matches={matches} teams={teams} live={live} changed={changed} />}
                </Section>
              )}
              {shows.bracket &&
                (bracket ? (
                  <BracketSection tournament={tournament} bracket={bracket} problems={parts.bracketProblems} />
                ) : (
                  <Section id="bracket" title={t('bracket:title')}>
                    {failed.bracket ? <EmptyState failed level={3} title={t('bracket:unreadable')} /> : <Spinner label={t('loading')} />}
                  </Section>
                ))}
              {shows.standings && !failed.schedule && <StandingsSection tournament={tournament} teams={teams} matches={matches} />}
              {shows.groups && (
                <Section id="groups" title={t('groups.title')}>
                  <GroupsView groups={tournament.groups} teams={teams} />
                </Section>
              )}
              {shows.players && (
                <Section id="players" title={t('players.title')}>
                  <PlayersView playerIds={tournament.playerIds} profiles={profiles} skillOverrides={tournament.skillOverrides} />
                </Section>
              )}
            </Stack>
          </PageBody>
        </>
      )}
    </TeamDirectory>
  );
}

function Problem() {
  const { t } = useTranslation('tournament');
  return <EmptyState failed level={3} title={t('problem')} />;
}

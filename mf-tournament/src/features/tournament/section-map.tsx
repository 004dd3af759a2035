import type { SectionId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { DetailsBody, GroupsView, PlayersView, Section, TeamsView } from '@courtside/tournament-ui';
import { EmptyState, Spinner } from '@courtside/ui';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { BracketSection } from './bracket-section';
import { ScheduleSection } from './schedule-section';
import { ScorersSection } from './scorers-section';
import { StandingsSection } from './standings-section';
import { useVisit } from './visit';

/** What draws each section of the domain's table. */
export const sectionViews: Readonly<Record<SectionId, ComponentType>> = {
  details: Details,
  teams: Teams,
  schedule: Schedule,
  bracket: BracketPart,
  standings: Standings,
  scorers: Scorers,
  groups: Groups,
  players: Players,
};

function Details() {
  const { t } = useTranslation('tournament');
  const { shown, shows } = useVisit();
  return (
    <Section id="details" title={t('details.title')} print={!shows('schedule') && !shows('bracket')}>
      <DetailsBody tournament={shown} belowHead />
    </Section>
  );
}

function Teams() {
  const { t } = useTranslation('tournament');
  const { teams, profiles, failed, shows } = useVisit();
  return (
    <Section id="teams" title={t('teams.title')} print={!shows('schedule') && !shows('bracket')}>
      {failed.teams ? <EmptyState failed level={3} title={t('problem')} /> : <TeamsView teams={teams} profiles={profiles} linkAs={Link} />}
    </Section>
  );
}

function Schedule() {
  const { tournament, teams, matches, changed, live, failed } = useVisit();
  return <ScheduleSection {...{ tournament, teams, matches, changed, live }} failed={failed.schedule} />;
}

function BracketPart() {
  const { t } = useTranslation(['bracket', 'tournament']);
  const { bracket, bracketProblems, timetable, failed } = useVisit();
  if (bracket) return <BracketSection timetable={timetable} bracket={bracket} problems={bracketProblems} />;
  return (
    <Section id="bracket" title={t('title')}>
      {failed.bracket ? <EmptyState failed level={3} title={t('unreadable')} /> : <Spinner label={t('tournament:loading')} />}
    </Section>
  );
}

function Standings() {
  const { tournament, teams, matches } = useVisit();
  return <StandingsSection {...{ tournament, teams, matches }} />;
}

function Scorers() {
  const { matches, bracketGames, profiles } = useVisit();
  return <ScorersSection {...{ matches, bracketGames, profiles }} />;
}

function Groups() {
  const { t } = useTranslation('tournament');
  const { tournament, teams } = useVisit();
  return (
    <Section id="groups" title={t('groups.title')}>
      <GroupsView groups={tournament.groups} teams={teams} />
    </Section>
  );
}

function Players() {
  const { t } = useTranslation('tournament');
  const { tournament, profiles, shows } = useVisit();
  return (
    <Section id="players" title={t('players.title')} print={!shows('schedule')}>
      <PlayersView playerIds={tournament.playerIds} profiles={profiles} skillOverrides={tournament.skillOverrides} linkAs={Link} />
    </Section>
  );
}

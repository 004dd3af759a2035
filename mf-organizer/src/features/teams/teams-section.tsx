import { canAddOrDeleteTeams, canDrawMixerTeams, hasSchedule, isMixer, type Team } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Section, TeamsView } from '@courtside/tournament-ui';
import {
  Button,
  ChevronDownIcon,
  DicesIcon,
  DownloadIcon,
  EmptyState,
  ListOrderedIcon,
  Menu,
  Notice,
  PlusIcon,
  Stack,
  TextField,
  UploadIcon,
  UsersIcon,
} from '@courtside/ui';
import { useState, type ComponentType } from 'react';
import type { TournamentData } from '../../workspace/tournament-data';
import { SectionVisibility } from '../../visibility/section-visibility';
import { useBackground } from '../../saving/use-background';
import { AddTeamDialog } from './add-team-dialog';
import { downloadTeams, exportRows } from './export-teams';
import { ImportDialog } from './import-dialog';
import { MockTeamsDialog } from './mock-teams-dialog';
import { foundTeams } from './players-model';
import { SeedOrderDialog } from './seed-order-dialog';
import { TeamList } from './team-list';

/** From so many teams on there is a search. */
const SEARCH_FROM = 9;

export interface TeamsSectionProps {
  readonly data: TournamentData;
  readonly readOnly: boolean;
  /** The dialog that draws the teams of a mixer from its players; the page gives it. */
  readonly MixerDraw: ComponentType<{ readonly data: TournamentData; readonly onClose: () => void }>;
}

/** Teams with their tools: edited in place, added, ordered, taken from a file. */
export function OrganizerTeams({ data, readOnly, MixerDraw }: TeamsSectionProps) {
  const { t } = useTranslation(['organizerTeams', 'organizerMixer', 'organizerSchedule']);
  const { tournament, teams, seedOrder, profiles } = data;
  const [dialog, setDialog] = useState<'add' | 'mock' | 'mixer' | 'order' | 'import' | null>(null);
  const [search, setSearch] = useState('');
  // Once there is a schedule, that is what one comes for; the teams are a press away.
  const [isFolded, setFolded] = useState(() => hasSchedule(tournament));
  const background = useBackground();
  if (readOnly) {
    return (
      <Section id="teams" title={t('title')}>
        <TeamsView teams={teams} profiles={profiles} />
      </Section>
    );
  }
  const canAdd = canAddOrDeleteTeams(tournament).allowed;
  const close = () => setDialog(null);
  const bySeed = seedOrder.flatMap((id): Team[] => teams.filter((team) => team.id === id));
  const shown = foundTeams(bySeed, search, profiles);
  const mock = { key: 'mock', label: t('tool.mock'), icon: <UsersIcon size={20} />, onSelect: () => setDialog('mock'), disabled: !canAdd };
  const take = { key: 'import', label: t('tool.import'), icon: <UploadIcon size={20} />, onSelect: () => setDialog('import') };
  const draw = {
    key: 'mixer',
    label: t('organizerMixer:tool.createTeams'),
    icon: <DicesIcon size={20} />,
    onSelect: () => setDialog('mixer'),
    disabled: !canDrawMixerTeams(tournament).allowed,
  };
  return (
    <Section
      id="teams"
      title={t('title')}
      state={
        <SectionVisibility
          tournament={tournament}
          section="teams"
          onChange={(command) => background.start(command, t('organizerSchedule:problem.visibility'))}
        />
      }
      actions={
        <>
          {canAdd && teams.length > 0 && (
            <Button variant="secondary" size="small" icon={<PlusIcon size={20} aria-hidden="true" />} onClick={() => setDialog('add')}>
              {t('tool.add')}
            </Button>
          )}
          <Menu
            label={t('tool.more')}
            items={[
              mock,
              ...(isMixer(tournament) ? [draw] : []),
              {
                key: 'order',
                label: t('tool.order'),
                icon: <ListOrderedIcon size={20} />,
                onSelect: () => setDialog('order'),
                disabled: teams.length < 2 || hasSchedule(tournament),
              },
              take,
              {
                key: 'export',
                label: t('tool.export'),
                icon: <DownloadIcon size={20} />,
                disabled: teams.length === 0,
                onSelect: () => background.start(() => downloadTeams(exportRows(bySeed, profiles))),
              },
            ]}
          />
        </>
      }
    >
      <Stack>
        {background.problem && <Notice kind="error">{background.problem}</Notice>}
        {!canAdd && <Notice kind="info">{t('locked')}</Notice>}
        {isFolded && (
          <div>
            <Button
              variant="secondary"
              size="small"
              aria-expanded={false}
              icon={<ChevronDownIcon size={20} aria-hidden="true" />}
              onClick={() => setFolded(false)}
            >
              {t('unfold', { count: teams.length })}
            </Button>
          </div>
        )}
        {!isFolded && teams.length >= SEARCH_FROM && (
          <div style={{ maxWidth: '20rem' }}>
            <TextField type="search" label={t('search')} value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
          </div>
        )}
        {!isFolded && teams.length === 0 && (
          <EmptyState
            level={3}
            title={t('empty.title')}
            actions={
              <>
                <Button icon={<PlusIcon size={20} aria-hidden="true" />} onClick={() => setDialog('add')}>
                  {t('tool.add')}
                </Button>
                <Button variant="secondary" icon={<UsersIcon size={20} aria-hidden="true" />} onClick={() => setDialog('mock')}>
                  {t('tool.mock')}
                </Button>
                <Button variant="secondary" icon={<UploadIcon size={20} aria-hidden="true" />} onClick={() => setDialog('import')}>
                  {t('tool.import')}
                </Button>
              </>
            }
          >
            {t('empty.text')}
          </EmptyState>
        )}
        {!isFolded && teams.length > 0 && <TeamList teams={shown} data={data} />}
        <p role="status">{teams.length > 0 && shown.length === 0 && t('noneFound')}</p>
      </Stack>
      {dialog === 'add' && <AddTeamDialog tournament={tournament} onClose={close} />}
      {dialog === 'mock' && <MockTeamsDialog tournamentId={tournament.id} teamCount={teams.length} onClose={close} />}
      {dialog === 'mixer' && <MixerDraw data={data} onClose={close} />}
      {dialog === 'order' && <SeedOrderDialog data={data} onClose={close} />}
      {dialog === 'import' && <ImportDialog data={data} onClose={close} />}
    </Section>
  );
}

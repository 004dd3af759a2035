import { hasSchedule, isMixer } from '@courtside/domain';
import { canAddLateTeam, canAddOrDeleteTeams, canDrawMixerTeams } from '@courtside/domain/engines';
import {
  query,
  readAnswers,
  readCaptains,
  useWatch,
  watchCheckIns,
  watchEdits,
  watchForm,
  watchLeavings,
  watchPayments,
} from '@courtside/firebase';
import {
  toLeavingEdit,
  getPlacements,
  type CheckIn,
  type Payment,
  type RegistrationForm,
  type TeamEdit,
} from '@courtside/domain/registration';
import { useTranslation } from '@courtside/i18n';
import { answerText, Section, TeamsView } from '@courtside/tournament-ui';
import {
  Button,
  CheckIcon,
  DicesIcon,
  DownloadIcon,
  EmptyState,
  ListOrderedIcon,
  MailIcon,
  Menu,
  Notice,
  PlusIcon,
  Stack,
  TextField,
  UploadIcon,
  UsersIcon,
  useCarriedState,
} from '@courtside/ui';
import { useState, type ComponentType } from 'react';
import type { TournamentData } from '../../workspace/tournament-data';
import { withdrawalReasons } from '../../workspace/use-reasons';
import { SectionVisibility } from '../../visibility/section-visibility';
import { Unfold } from '../../visibility/unfold';
import { useBackground } from '../../saving/use-background';
import { AddTeamDialog } from './add-team-dialog';
import { actsFor, listEntries, filtered, filtersFor, type EntryFilter } from './entries-model';
import { BulkBar, EntryFilters } from './entry-tools';
import { answerCells, downloadTeams, exportRows, stateCells } from './export-teams';
import { ImportDialog } from './import-dialog';
import { MockTeamsDialog } from './mock-teams-dialog';
import { foundTeams } from './players-model';
import { SeedOrderDialog } from './seed-order-dialog';
import { TeamList } from './team-list';
import { WriteDialog } from './write-dialog';

const noEdits: readonly TeamEdit[] = [];
const noForm: RegistrationForm = { questions: [], fee: null, checkIn: null };
const noPayments: readonly Payment[] = [];
const noCheckIns: readonly CheckIn[] = [];
/** From this number of teams on, there is a search. */
const SEARCH_FROM = 9;

export interface TeamsSectionProps {
  readonly data: TournamentData;
  readonly readOnly: boolean;
  /** The dialog that draws the teams of a mixer from its players, provided by the page. */
  readonly MixerDraw: ComponentType<{ readonly data: TournamentData; readonly onClose: () => void }>;
}

/** Teams with their tools: edited in place, added, ordered, imported from a file. */
export function OrganizerTeams({ data, readOnly, MixerDraw }: TeamsSectionProps) {
  const { t } = useTranslation(['organizerTeams', 'organizerMixer', 'organizerSchedule']);
  const { tournament, teams, profiles } = data;
  const [dialog, setDialog] = useCarriedState<'add' | 'mock' | 'mixer' | 'order' | 'import' | 'write' | null>(
    `${tournament.id}.teams`,
    null,
  );
  const [search, setSearch] = useState('');
  const [chosenFilter, setFilter] = useState<EntryFilter | null>(null);
  const [chosenIds, setChosenIds] = useState<readonly string[] | null>(null);
  // Once there is a schedule, organizers open the page for that; one press opens the teams.
  const [isFolded, setFolded] = useState(() => hasSchedule(tournament));
  const background = useBackground();
  const { t: tForm } = useTranslation('organizerForm');
  const { t: tEntries } = useTranslation('organizerEntries');
  const { value: { questions, fee, checkIn } = noForm } = useWatch(readOnly ? null : query(watchForm, tournament.id));
  const { value: payments = noPayments } = useWatch(fee && !readOnly ? query(watchPayments, tournament.id) : null);
  // Only until there is a schedule: a captain's change matters for which players come.
  const asksEdits = !readOnly && !isMixer(tournament) && !hasSchedule(tournament);
  const { value: edited = noEdits } = useWatch(asksEdits ? query(watchEdits, tournament.id) : null);
  const { value: leavings = [] } = useWatch(asksEdits ? query(watchLeavings, tournament.id) : null);
  const edits = [...edited, ...leavings.map(toLeavingEdit)];
  const { value: checkIns = noCheckIns } = useWatch(checkIn && !readOnly ? query(watchCheckIns, tournament.id) : null);
  if (readOnly) {
    return (
      <Section id="teams">
        <TeamsView teams={teams} profiles={profiles} />
      </Section>
    );
  }
  const canAdd = canAddOrDeleteTeams(tournament).allowed;
  const close = () => setDialog(null);
  const noted = { payments: fee ? payments : null, checkIns: checkIn ? checkIns : null };
  const entries = listEntries({ ...data, placements: getPlacements(tournament, data.places, data.draw) }, noted);
  const filters = filtersFor(entries);
  const first = filters.find(({ count }) => count > 0)?.filter ?? 'in';
  const filter = filters.find((one) => one.filter === chosenFilter)?.filter ?? first;
  const found = new Set(foundTeams(data.entrants, search, profiles).map(({ id }) => id));
  const shown = filtered(entries, filter).filter(({ team }) => found.has(team.id));
  const chosen = shown.filter(({ team }) => chosenIds?.includes(team.id));
  const download = async () => {
    const answers = await readAnswers(tournament.id).catch((error: unknown) => {
      if (questions.length > 0) throw error;
      // Without a network nothing is read, so the teams are all there is.
      return [];
    });
    const yesNo = { yes: tForm('yes'), no: tForm('no') };
    const answersOf = answerCells(questions, answers, (answer) => answerText(answer, yesNo));
    const isAnyGone = entries.some(({ state }) => state === 'withdrawn');
    const captains = isAnyGone ? await readCaptains(tournament.id).catch(() => []) : [];
    const stateOf = stateCells(entries, [...withdrawalReasons(captains)]);
    await downloadTeams(
      exportRows(
        entries.map(({ team }) => team),
        profiles,
        (teamId) => ({ ...stateOf(teamId), ...answersOf(teamId) }),
      ),
    );
  };
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
      state={<SectionVisibility tournament={tournament} section="teams" />}
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
                key: 'write',
                label: t('write.tool'),
                icon: <MailIcon size={20} />,
                onSelect: () => setDialog('write'),
                disabled: teams.length === 0,
              },
              {
                key: 'export',
                label: t('tool.export'),
                icon: <DownloadIcon size={20} />,
                disabled: entries.length === 0,
                onSelect: () => background.start(download),
              },
            ]}
          />
        </>
      }
    >
      <Stack>
        {background.problem && <Notice kind="error">{background.problem}</Notice>}
        {!canAdd && <Notice kind="info">{t(canAddLateTeam(tournament).allowed ? 'lockedSwiss' : 'locked')}</Notice>}
        {isFolded && (
          <div>
            <Unfold onOpen={() => setFolded(false)}>{t('unfold', { count: teams.length })}</Unfold>
          </div>
        )}
        {!isFolded && <EntryFilters filters={filters} current={filter} onChange={setFilter} />}
        {!isFolded && entries.length >= SEARCH_FROM && (
          <div style={{ maxWidth: '20rem' }}>
            <TextField type="search" label={t('search')} value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
          </div>
        )}
        {!isFolded && entries.length === 0 && (
          <EmptyState
            level={3}
            title={t('empty.title')}
            actions={
              <>
                <Button variant="secondary" icon={<PlusIcon size={20} aria-hidden="true" />} onClick={() => setDialog('add')}>
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
            {t(tournament.isRegistrationOpen ? 'empty.textOpen' : 'empty.text')}
          </EmptyState>
        )}
        {!isFolded && chosenIds === null && actsFor(entries, tournament).length > 0 && (
          <div>
            <Button variant="secondary" size="small" icon={<CheckIcon size={20} aria-hidden="true" />} onClick={() => setChosenIds([])}>
              {tEntries('bulk.start')}
            </Button>
          </div>
        )}
        {!isFolded && shown.length > 0 && (
          <TeamList
            entries={shown}
            data={data}
            noted={noted}
            edits={edits}
            chosen={chosenIds && new Set(chosenIds)}
            onDecide={() => setFilter('all')}
            onChoose={(id, isChosen) => setChosenIds([...(chosenIds ?? []).filter((one) => one !== id), ...(isChosen ? [id] : [])])}
          />
        )}
        <p role="status">{entries.length > 0 && shown.length === 0 && t('noneFound')}</p>
        {!isFolded && chosenIds !== null && (
          <BulkBar data={data} shown={shown} chosen={chosen} onChoose={setChosenIds} onClose={() => setChosenIds(null)} />
        )}
      </Stack>
      {dialog === 'add' && <AddTeamDialog tournament={tournament} teamCount={teams.length} onClose={close} />}
      {dialog === 'mock' && <MockTeamsDialog tournament={tournament} teamCount={teams.length} onClose={close} />}
      {dialog === 'write' && <WriteDialog data={data} onClose={close} />}
      {dialog === 'mixer' && <MixerDraw data={data} onClose={close} />}
      {dialog === 'order' && <SeedOrderDialog data={data} onClose={close} />}
      {dialog === 'import' && <ImportDialog data={data} onClose={close} />}
    </Section>
  );
}

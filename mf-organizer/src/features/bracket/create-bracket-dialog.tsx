import { fewestTeams, isHayes, isSettled, limits, type GroupId, type TeamId } from '@courtside/domain';
import { canCreateBracket } from '@courtside/domain/engines';
import { movedToEnd } from '@courtside/domain/registration';
import { createBracket } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Button, ChoiceCards, Cluster, Notice, space } from '@courtside/ui';
import { useId, useMemo, useState } from 'react';
import { MissingNotice } from '../../check-in/missing-notice';
import { useMissing } from '../../check-in/use-missing';
import { LeftNotice } from '../../dialogs/left-notice';
import { Warnings } from '../../dialogs/warnings';
import { TimesFields } from '../../fields/times-fields';
import { useSchedule } from '../../games/schedule-context';
import { useTimeWords } from '../../games/time-words';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { useEventStages } from '../../stages/event-stages';
import { BracketPreviewDrawing } from './bracket-preview-drawing';
import { BracketSizeFields } from './bracket-size-fields';
import { useBracketStage } from './bracket-stage';
import { bracketTypes, getPlaces, groupsOfTeams, previewBracket, teamsInTwoGroups, type ChosenSeries } from './create-bracket-model';
import { Choices, Heading, Parts, Preview, Room, Seeds } from './create-bracket-style';
import { LevelCutNotice } from './level-cut-notice';
import { SeedList } from './seed-list';
import { useBracketTimes } from './use-bracket-times';
import { useLevelCuts } from './use-level-cuts';
import { useSeedDraft } from './use-seed-draft';

/** Create Bracket: type, seeds and times, drawn before anything is saved. */
export function CreateBracketDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerBracket', 'organizerSchedule', 'common']);
  const format = useFormat();
  const clock = useTimeWords();
  const { tournament, teams, matches, nameOf } = useSchedule();
  const { plan, address, gamesBefore, source } = useBracketStage();
  const { tournament: event } = useEventStages();
  const choice = useSeedDraft();
  const { all, type, draft, seeds, upperSize, setOwnSeeds } = choice;
  const { ownSeeds } = draft;
  const [chosenPlaces, setChosenPlaces] = useState<number>(limits.bracket.places[0]);
  const places = getPlaces(type, seeds.length, chosenPlaces);
  const [series, setSeries] = useState<ChosenSeries>({ final: null, before: null });
  const missing = useMissing(tournament, all);
  const cuts = useLevelCuts(seeds, ownSeeds, setOwnSeeds);
  const { entering, times, ...start } = useBracketTimes(seeds);
  const task = useTask((message) => t('problem.notCreated', { message }));
  const previewId = useId();
  const timesKey = JSON.stringify(times);
  const groupOf = useMemo(() => groupsOfTeams(tournament, teams), [tournament, teams]);
  const getGroup = (id: TeamId): GroupId | null => groupOf.get(id) ?? null;
  const preview = useMemo(
    () =>
      times ? previewBracket({ type, seeds, upperSize, places, series, times, schedule: event.schedule, gamesBefore }, getGroup) : null,
    // The times are a new object at every render, but their text is not; groups do not change while there is a schedule.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [type, seeds, upperSize, places, series, timesKey, groupOf, event.schedule, gamesBefore],
  );
  const doubled = teamsInTwoGroups(tournament).filter((id) => seeds.includes(id));
  const clashes = preview?.clashes ?? [];
  const clashing = new Set(clashes.flat());
  const unplayed = [{ tournament, matches }, ...entering].reduce(
    (sum, stage) => sum + [...stage.matches.values()].filter((match) => !isSettled(match, stage.tournament)).length,
    0,
  );
  const submit = async () => {
    if (preview && times && (await task.run(() => createBracket(tournament.id, preview.bracket, times, ...address)))) onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={plan ? t('stage.drawTitle', { name: plan.name }) : t('create.title')}
      submitLabel={t('create.submit', { teams: t('common:count.teams', { count: seeds.length }) })}
      submitDisabled={!preview}
      size="full"
      gap={space[4]}
    >
      <Room>
        <Parts>
          <Choices>
            {source && <p>{t('furtherGroups.seededFrom', { stage: source.name })}</p>}
            {entering.length > 0 && <p>{t('furtherGroups.seededAfter', { stages: format.list(entering.map(({ name }) => name)) })}</p>}
            <ChoiceCards
              legend={t('create.type')}
              value={type}
              onChange={choice.setType}
              choices={bracketTypes.map((value) => ({
                value,
                label: t(`type.${value}`),
                text: isHayes(value) && seeds.length < fewestTeams(value) ? t('create.hayesMinimum') : t(`type.${value}Text`),
                disabled: !canCreateBracket(tournament, seeds.length, value).allowed,
              }))}
            />
            <BracketSizeFields choice={choice} places={places} onPlaces={setChosenPlaces} series={series} onSeries={setSeries} />
            <TimesFields
              value={start.draft}
              onChange={start.setDraft}
              startsOf="all"
              warningsOf={() => start.warn(preview?.bracket.template)}
            />
            {preview?.last && (
              <p>{t('create.games', { games: t('common:count.games', { count: preview.games }), time: clock(preview.last) })}</p>
            )}
            {!preview && times && (
              <Notice kind="error" title={t('create.minimum', { count: fewestTeams(type) })}>
                {t('create.minimumHelp')}
              </Notice>
            )}
            <Warnings>{[unplayed > 0 && t('create.unplayed', { count: unplayed }), t('create.locksSchedule')]}</Warnings>
          </Choices>
          <Seeds $gap={space[2]}>
            <Cluster $justify="space-between">
              <Heading>{Object.keys(tournament.groups).length > 0 ? t('create.seeds') : t('create.seedsPlain')}</Heading>
              {ownSeeds && (
                <Button variant="quiet" size="small" onClick={() => setOwnSeeds(null)}>
                  {t('create.reset')}
                </Button>
              )}
            </Cluster>
            <p>{t('create.seedsHint')}</p>
            <LeftNotice drafted={ownSeeds ?? []} present={all} />
            {cuts.map(({ cut, advancing, drawLots }) => (
              <LevelCutNotice key={cut.teams.join()} cut={cut} listAdvancing={advancing} onDraw={drawLots} />
            ))}
            <Warnings>
              {[
                doubled.length > 0 && t('create.twoGroups', { teams: format.list(doubled.map(nameOf)), count: doubled.length }),
                ...clashes.map(([one, other]) =>
                  t('create.clash', { team1: nameOf(seeds[one - 1] ?? ''), team2: nameOf(seeds[other - 1] ?? '') }),
                ),
              ]}
            </Warnings>
            <MissingNotice
              missing={missing}
              draft={draft}
              onChange={choice.setDraft}
              atEnd={(from, ids) => ({ ...from, ownSeeds: movedToEnd(seeds, ids) })}
              without={(from, ids) => {
                const left = all.filter((id) => !ids.includes(id));
                const least = Math.min(from.size ?? left.length, left.length);
                return { size: least, ownSeeds: left.slice(0, least) };
              }}
            />
            <SeedList
              absent={new Set(missing.teamIds)}
              seeds={seeds}
              onChange={setOwnSeeds}
              firstGames={preview?.firstGames ?? new Map()}
              clashing={clashing}
            />
          </Seeds>
          {preview && times && (
            <Preview aria-labelledby={previewId}>
              <Heading id={previewId}>{t('create.preview')}</Heading>
              <BracketPreviewDrawing bracket={preview.bracket} times={times} />
            </Preview>
          )}
        </Parts>
      </Room>
    </TaskDialog>
  );
}

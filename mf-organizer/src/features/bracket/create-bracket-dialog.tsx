import { fewestTeams, isHayes, isSettled, limits, toScheduleTime, type BracketType, type GroupId, type TeamId } from '@courtside/domain';
import { bracketDay } from '@courtside/domain/day';
import { canCreateBracket, placesOptions, seededRandom, shuffled, splitOptions, upperSizeOptions } from '@courtside/domain/engines';
import { movedToEnd } from '@courtside/domain/registration';
import { createBracket } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { useClock, wallClock } from '@courtside/tournament-ui';
import { Button, ChoiceCards, Cluster, color, Columns, line, Notice, SelectField, space, Stack, type as text } from '@courtside/ui';
import { useCallback, useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { MissingNotice } from '../../check-in/missing-notice';
import { useMissing } from '../../check-in/use-missing';
import { LeftNotice } from '../../dialogs/left-notice';
import { Warnings } from '../../dialogs/warnings';
import { useSchedule } from '../../games/schedule-context';
import { bracketOverlap, bracketStart, isPastStart } from '../../fields/first-start';
import { toTimesDraft, toMatchTimes, type TimesDraft } from '../../fields/times-draft';
import { TimesFields } from '../../fields/times-fields';
import { useTimeWords } from '../../games/time-words';
import { CountField } from '../../fields/count-field';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { useEventStages } from '../../stages/event-stages';
import { BracketPreviewDrawing } from './bracket-preview-drawing';
import {
  bracketTypes,
  groupsOfTeams,
  levelCuts,
  previewBracket,
  proposedSeeds,
  rankTeams,
  teamsInTwoGroups,
  getPlaces,
  getUpperSize,
  withLots,
  type ChosenSeries,
  type LevelCut,
} from './create-bracket-model';
import { SeriesChoice } from './series-choice';
import { shiftTimes, useBracketStage } from './bracket-stage';
import { withLaterTeams } from './later-groups';
import { LevelCutNotice } from './level-cut-notice';
import { SeedList } from './seed-list';
import { useCourtClash } from './use-court-clash';

/** Widths of the form relative to its text, so that large text gets one column. */
const Room = styled.div`
  container-type: inline-size;
`;

/** The choices, the seeds and the drawing next to each other; with less room the seeds are below the choices. */
const Parts = styled.div`
  display: grid;
  grid-template: 'choices' 'seeds' 'preview' / minmax(0, 1fr);
  gap: ${space[4]};
  @container (width >= 58rem) {
    grid-template: 'choices preview' auto 'seeds preview' 1fr / 26rem minmax(0, 1fr);
  }
  @container (width >= 70rem) {
    grid-template: 'choices seeds preview' / minmax(19rem, 2fr) minmax(24rem, 3fr) minmax(0, 5fr);
  }
`;

const Choices = styled(Stack)`
  grid-area: choices;
`;

const Seeds = styled(Stack)`
  grid-area: seeds;
`;

/** Stays in sight while the form next to it scrolls: every choice changes it. */
const Preview = styled.section`
  grid-area: preview;
  @container (width >= 58rem) {
    --cs-below-bars: 0px;
    position: sticky;
    top: 0;
    align-self: start;
    overflow-y: auto;
    /* The window without the edges, head and buttons of the dialog. */
    max-height: calc(100dvh - 14.5rem);
    padding-inline-start: ${space[4]};
    border-inline-start: ${line.hair} solid ${color.line};
  }
  > h3 {
    margin-bottom: ${space[2]};
  }
`;

const Heading = styled.h3`
  ${text.control}
  margin: 0;
`;

const usualTimes = { gameLength: limits.times.gameLength, interval: limits.times.interval };

/** The number of teams, and their order. */
interface BracketDraft {
  readonly size: number | null;
  readonly ownSeeds: readonly TeamId[] | null;
}

/** The better half leaves teams for a bracket of the rest. */
const getFirstSize = (teamCount: number, leavesRest: boolean): number =>
  leavesRest ? Math.min(teamCount, Math.max(limits.bracket.teams, Math.ceil(teamCount / 2))) : teamCount;

/** Create Bracket: type, seeds and times, drawn before anything is saved. */
export function CreateBracketDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerBracket', 'organizerSchedule', 'common']);
  const format = useFormat();
  const clock = useTimeWords();
  const { tournament, teams, matches, nameOf } = useSchedule();
  const { plan, address, among, elsewhere, gamesBefore, others, source, later, leavesRest } = useBracketStage();
  const { tournament: event } = useEventStages();
  const clashOf = useCourtClash();
  const ranking = useMemo(() => rankTeams(tournament, teams, matches).map(({ teamId }) => teamId), [tournament, teams, matches]);
  const propose = useCallback(
    (kind: BracketType, size?: number, upper: number | null = null) =>
      withLaterTeams(later, ranking, size, (count, only) => proposedSeeds(tournament, teams, matches, kind, count, upper, only ?? among)),
    [tournament, teams, matches, ranking, among, later],
  );
  const all = useMemo(() => propose('single'), [propose]);
  const [type, setType] = useState<BracketType>('single');
  const [hayesSize, setHayesSize] = useState<number | null>(null);
  /** In a double elimination, how many teams start in the upper bracket; null for all. */
  const [splitSize, setSplitSize] = useState<number | null>(null);
  const chosenSize = type === 'double' ? splitSize : hayesSize;
  const [chosenPlaces, setChosenPlaces] = useState<number>(limits.bracket.places[0]);
  const [series, setSeries] = useState<ChosenSeries>({ final: null, before: null });
  /** Seeds are null until the organizer changes the order. Then they stay, whatever arrives, but without teams that leave. */
  const [chosen, setChosen] = useState<BracketDraft>(() => ({ size: getFirstSize(all.length, leavesRest), ownSeeds: null }));
  const { size, ownSeeds } = chosen;
  const setOwnSeeds = (next: readonly TeamId[] | null) => setChosen({ size, ownSeeds: next });
  /** The level teams whose order was decided by lot. */
  const [drawn, setDrawn] = useState<readonly string[]>([]);
  const missing = useMissing(tournament, all);
  const now = wallClock(useClock(), tournament.timeZone ?? undefined);
  /** The proposed start does not move while the dialog is open. */
  const [opened] = useState(now);
  /** Without starts until the organizer chooses one. */
  const [chosenTimes, setTimes] = useState(() =>
    toTimesDraft({ ...usualTimes, startTimes: [], numberOfCourts: tournament.scheduleTimes.numberOfCourts }, 0),
  );
  const task = useTask((message) => t('problem.notCreated', { message }));
  const previewId = useId();
  const count = Math.min(size ?? 0, all.length);
  const seeds = useMemo(
    () => ownSeeds?.filter((id) => all.includes(id)) ?? propose(type, count, chosenSize),
    [ownSeeds, all, propose, type, count, chosenSize],
  );
  const entering = later.filter(({ ranking }) => ranking.some((id) => seeds.includes(id)));
  /** The last groups that it has teams of: it is played after them. */
  const { tournament: before, firstDay } = entering.at(-1) ?? { tournament, firstDay: source?.firstDay ?? 0 };
  const proposedStart = () =>
    bracketStart(
      before,
      opened,
      shiftTimes(
        others.flatMap((other) => other.times),
        -firstDay,
      ),
    );
  const times = chosenTimes.startTimes.length > 0 ? chosenTimes : { ...chosenTimes, startTimes: [proposedStart()] };
  /** A change of another field leaves the proposed start open. */
  const changeTimes = (next: TimesDraft) =>
    setTimes(next.startTimes === times.startTimes ? { ...next, startTimes: chosenTimes.startTimes } : next);
  const upperSize = getUpperSize(type, seeds.length, chosenSize);
  const places = getPlaces(type, seeds.length, chosenPlaces);
  const possiblePlaces = placesOptions(type, seeds.length);
  const possibleStarts = [...splitOptions(seeds.length)].reverse();
  const goodTimes = toMatchTimes(times);
  const timesKey = JSON.stringify(goodTimes);
  const groupOf = useMemo(() => groupsOfTeams(tournament, teams), [tournament, teams]);
  const getGroup = (id: TeamId): GroupId | null => groupOf.get(id) ?? null;
  const preview = useMemo(
    () =>
      goodTimes
        ? previewBracket({ type, seeds, upperSize, places, series, times: goodTimes, schedule: event.schedule, gamesBefore }, getGroup)
        : null,
    // The times are a new object at every render, but their text is not; groups do not change while there is a schedule.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [type, seeds, upperSize, places, series, timesKey, groupOf, event.schedule, gamesBefore],
  );
  const doubled = teamsInTwoGroups(tournament).filter((id) => seeds.includes(id));
  const cuts = useMemo(() => {
    const gone = new Set([...elsewhere, ...later.flatMap(({ ranking }) => ranking)]);
    return [
      ...levelCuts(tournament, teams, matches, seeds, gone),
      ...later.flatMap((groups) => levelCuts(groups.tournament, teams, groups.matches, seeds, elsewhere)),
    ];
  }, [tournament, teams, matches, seeds, elsewhere, later]);
  const drawLots = (cut: LevelCut) => {
    const random = seededRandom(crypto.getRandomValues(new Uint32Array(2)).join(' '));
    setOwnSeeds(withLots(seeds, cut, (ids) => shuffled(ids, random)));
    setDrawn([...drawn, cut.teams.join()]);
  };
  const clashes = preview?.clashes ?? [];
  const clashing = new Set(clashes.flat());
  const overlap = goodTimes && bracketOverlap(before, goodTimes);
  const isPast =
    goodTimes !== null &&
    isPastStart(before.startDate, bracketDay({ ...before, bracketTimes: goodTimes }), goodTimes.startTimes[0] ?? '', now);
  const courtTaken = preview && goodTimes && clashOf(before, preview.bracket.template, goodTimes, entering.at(-1)?.firstDay);
  const startWarnings = [
    ...(courtTaken ? [courtTaken] : []),
    ...(overlap ? [t('create.overlap', { start: overlap.start, end: overlap.scheduleEnd })] : []),
    ...(isPast ? [t('organizerSchedule:times.past', { now: toScheduleTime(Math.floor(now.minutes)).time })] : []),
  ];
  const unplayed = [{ tournament, matches }, ...entering].reduce(
    (sum, stage) => sum + [...stage.matches.values()].filter((match) => !isSettled(match, stage.tournament)).length,
    0,
  );
  const changeSize = (next: number | null) => {
    setChosen({ size: next, ownSeeds: null });
  };
  const submit = async () => {
    if (preview && goodTimes && (await task.run(() => createBracket(tournament.id, preview.bracket, goodTimes, ...address)))) onClose();
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
              onChange={setType}
              choices={bracketTypes.map((value) => ({
                value,
                label: t(`type.${value}`),
                text: isHayes(value) && seeds.length < fewestTeams(value) ? t('create.hayesMinimum') : t(`type.${value}Text`),
                disabled: !canCreateBracket(tournament, seeds.length, value).allowed,
              }))}
            />
            <Columns $min="8.5rem" $gap={space[3]}>
              {isHayes(type) && upperSize !== undefined && (
                <SelectField
                  label={t('create.upperSize')}
                  value={String(upperSize)}
                  onChange={(event) => setHayesSize(Number(event.currentTarget.value))}
                >
                  {upperSizeOptions(seeds.length).map((places) => (
                    <option key={places} value={String(places)}>
                      {t('create.upperPlaces', { count: places })}
                    </option>
                  ))}
                </SelectField>
              )}
              <CountField
                label={t('create.size')}
                value={size}
                onChange={changeSize}
                min={limits.bracket.teams}
                max={all.length}
                error={
                  (size === null || size < limits.bracket.teams || size > all.length) &&
                  t('create.sizeRange', { least: limits.bracket.teams, most: all.length })
                }
              />
              {possiblePlaces.length > 1 && (
                <SelectField
                  label={t('create.places')}
                  value={String(places)}
                  onChange={(event) => setChosenPlaces(Number(event.currentTarget.value))}
                >
                  {possiblePlaces.map((last) => (
                    <option key={last} value={String(last)}>
                      {t('create.placesTo', { last: Math.min(last, seeds.length) })}
                    </option>
                  ))}
                </SelectField>
              )}
              {type === 'double' && possibleStarts.length > 0 && (
                <SelectField
                  label={t('create.start')}
                  hint={upperSize !== undefined && t('create.startHint')}
                  value={String(upperSize ?? '')}
                  onChange={(event) => setSplitSize(Number(event.currentTarget.value) || null)}
                >
                  <option value="">{t('create.startAll')}</option>
                  {possibleStarts.map((last) => (
                    <option key={last} value={String(last)}>
                      {t('create.startSeeds', { last })}
                    </option>
                  ))}
                </SelectField>
              )}
              <SeriesChoice value={series} isDouble={type.startsWith('double')} onChange={setSeries} />
            </Columns>
            <TimesFields value={times} onChange={changeTimes} startsOf="all" warningsOf={() => startWarnings} />
            {preview?.last && (
              <p>{t('create.games', { games: t('common:count.games', { count: preview.games }), time: clock(preview.last) })}</p>
            )}
            {!preview && goodTimes && (
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
            {cuts.map((cut) => (
              <LevelCutNotice
                key={cut.teams.join()}
                cut={cut}
                listAdvancing={ownSeeds && drawn.includes(cut.teams.join()) ? seeds.filter((id) => cut.teams.includes(id)) : null}
                onDraw={() => drawLots(cut)}
              />
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
              draft={chosen}
              onChange={setChosen}
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
          {preview && goodTimes && (
            <Preview aria-labelledby={previewId}>
              <Heading id={previewId}>{t('create.preview')}</Heading>
              <BracketPreviewDrawing bracket={preview.bracket} times={goodTimes} />
            </Preview>
          )}
        </Parts>
      </Room>
    </TaskDialog>
  );
}

import { hasBracket, hasGroups, hasSchedule, isMixer, limits } from '@courtside/domain';
import { eventPath, nextStep, type EventFacts, type PathStepId } from '@courtside/domain/event-steps';
import { inStageOrder } from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';
import { useStepWords } from '../events/use-step-words';
import type { PathAction } from '../features/path/path-step';
import { groupsAreLargeEnough } from '../games/create-schedule-model';
import { getLastGroups } from '../games/last-groups';
import { goToSection } from '../panels/fold-panel';
import { useEventStages } from '../stages/event-stages';
import type { TournamentData } from '../workspace/tournament-data';

/** A dialog that a step of the path opens. */
export type PathTask = 'import' | 'draw' | 'groups' | 'schedule' | 'referees';

interface Tools {
  readonly open: (task: PathTask) => void;
  readonly publish: { readonly start: () => void; readonly isBusy: boolean };
  readonly showVisitors: () => void;
}

type Step = Exclude<PathStepId, 'registration'>;

/** Goes to the first clash of the schedule, not to a short rest; to its section, which counts them, if the day of the problem is folded. */
function goToClash(): void {
  const first = document.querySelector<HTMLElement>('#schedule [data-problem][data-hard]');
  if (!first) return goToSection('schedule');
  first.focus({ preventScroll: true });
  first.scrollIntoView({ block: 'center' });
}

/** Returns the action of each step's button: opens the dialog of the step, or goes to its section. */
export function usePathActions({ tournament }: TournamentData, facts: EventFacts, tools: Tools): Readonly<Record<Step, PathAction>> {
  const { t } = useTranslation(['organizer', 'organizerBracket']);
  const wordOf = useStepWords();
  const { groups } = useEventStages();
  const planned = inStageOrder(groups.map(({ plan }) => plan)).find((plan) => !hasSchedule(plan));
  const { open } = tools;
  const next = nextStep(tournament, facts);
  const isDone = (id: PathStepId) => eventPath(tournament, facts).some((step) => step.id === id && step.state === 'done');
  const act = (step: Parameters<typeof wordOf>[1], onSelect: () => void): PathAction => ({ label: wordOf(tournament, step), onSelect });
  const goTo = (label: string, section: string): PathAction => ({ label, onSelect: () => goToSection(section) });

  const teams = () => {
    if (isDone('teams')) return goTo(t('path.show.teams'), 'teams');
    if (!isMixer(tournament)) return act('entrants', () => open('import'));
    return tournament.playerIds.length < limits.mixer.players ? goTo(t('path.show.players'), 'players') : act('draw', () => open('draw'));
  };
  const stages = () => {
    // A planned group stage is played before the bracket.
    if (next === 'bracket' && planned) return goTo(t('organizerBracket:stage.draw', { name: planned.name }), `stage-${planned.id}`);
    if (next === 'bracket') return act('bracket', () => goToSection('bracket'));
    if (!isDone('stages')) return act('groups', () => open('groups'));
    if (!hasGroups(tournament)) return goTo(t('path.show.bracket'), 'bracket');
    return hasSchedule(tournament) ? goTo(t('path.show.tables'), 'standings') : goTo(t('path.show.stages'), 'groups');
  };
  const schedule = () => {
    if (next === 'round') return act('round', () => goToSection(getLastGroups(tournament, groups).section));
    if (facts.clashes) return { label: t('path.show.clashes'), onSelect: goToClash };
    if (!isDone('schedule'))
      return groupsAreLargeEnough(tournament) ? act('schedule', () => open('schedule')) : goTo(t('path.show.stages'), 'groups');
    return hasSchedule(tournament) ? goTo(t('path.show.schedule'), 'schedule') : goTo(t('path.show.bracket'), 'bracket');
  };
  const referees = () => {
    const isOfBracket = hasBracket(tournament) && (!hasSchedule(tournament) || facts.matches?.refereed === facts.matches?.total);
    if (isOfBracket) return goTo(t('path.show.bracket'), 'bracket');
    return isDone('referees') ? goTo(t('path.show.schedule'), 'schedule') : act('referees', () => open('referees'));
  };
  return {
    teams: teams(),
    stages: stages(),
    schedule: schedule(),
    referees: referees(),
    publish: isDone('publish')
      ? { label: t('path.show.publish'), onSelect: tools.showVisitors }
      : { label: t('path.publish'), onSelect: tools.publish.start, isBusy: tools.publish.isBusy },
  };
}

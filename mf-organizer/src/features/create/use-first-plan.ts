import { limits } from '@courtside/domain';
import { newDocumentId } from '@courtside/firebase';
import { useClock, wallClock } from '@courtside/tournament-ui';
import { useTyped } from '@courtside/ui';
import { useMemo } from 'react';
import type { CreateFormValues } from './create-form-model';
import type { NewEvent } from './create-event';
import { emptyPlan, estimateShapes, getStart, planFirst, type PlanDraft } from './first-plan';
import { namedTeams, readNames, useReadNames } from './read-names';
import { listShapes } from './shapes';

type EventFields = Pick<CreateFormValues, 'startDate' | 'endDate' | 'timeZone'>;

/** Holds the teams and games of a new tournament while they are typed, and keeps them in the tab. */
export function useFirstPlan(keptAs: string, tournamentId: string, { startDate, endDate, timeZone }: EventFields) {
  const [typed, changeTyped, forgetTyped] = useTyped(`${keptAs}.plan`, emptyPlan);
  const [chosen, choose, forgetChosen] = useTyped(`${keptAs}.shape`, { shape: 'bracket' });
  const draft = { ...typed, ...chosen };
  const change = ({ shape, ...changes }: Partial<PlanDraft>) => {
    if (shape !== undefined) choose({ shape });
    if (Object.keys(changes).length > 0) changeTyped(changes);
  };
  const forget = () => {
    forgetTyped();
    forgetChosen();
  };
  const names = useReadNames(draft.teams);
  const now = wallClock(useClock(), timeZone);
  const dates = { startDate, endDate };
  const usualStart = getStart({ start: '' }, dates, now);
  const createPlan = (teams: typeof names.teams) => planFirst(draft, namedTeams(tournamentId, teams), { dates, now, newId: newDocumentId });
  // The clock is not a dependency, because only the usual start depends on it.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const plan = useMemo(() => createPlan(names.teams), [typed, chosen, startDate, endDate, usualStart, names.teams, tournamentId]);
  const count = names.teams.length;
  const { shape, groups, hasManyGroups, legs, start, gameLength, interval, numberOfCourts } = draft;
  // Not at each letter of a name: of many teams, large brackets are laid out.
  const figures = useMemo(
    () => estimateShapes(draft, count, listShapes(count), { dates, now }),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [shape, groups, hasManyGroups, legs, start, gameLength, interval, numberOfCourts, startDate, endDate, usualStart, count],
  );
  /** @returns the plan to send; null if a field is invalid */
  const toSend = async (): Promise<Pick<NewEvent, 'teams' | 'named' | 'plan'> | null> => {
    const isRead = names.text === draft.teams;
    const { teams } = isRead ? names : await readNames(draft.teams);
    const sent = isRead ? plan : createPlan(teams);
    if (teams.length >= limits.groupStageTeams && sent === null) return null;
    return { teams, named: namedTeams(tournamentId, teams), plan: sent };
  };
  return { draft, change, forget, names, plan, figures, usualStart, toSend };
}

import type { Tournament } from '@courtside/domain';
import type { Given, Question } from '@courtside/domain/registration';
import { CommandFailure, editOwnTeam, PlayersTaken, prepareCommands, readOwnTeam, registerTeam, saveAnswers } from '@courtside/firebase';
import { currentLanguage } from '@courtside/i18n';
import { composeMail } from '@courtside/tournament-ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { registrationProblems } from '../../failure/failure-help';
import { toProblem } from '../../failure/use-sending';
import { dropDraft, keepDraft, recallDraft } from './team-draft';
import { toProfileIds, takenFields, teamIssues, withPlaces, type TeamField, type TeamValues } from '../../teams/team-values';

interface TeamFormOptions {
  readonly tournament: Tournament;
  readonly uid: string;
  /** The initial address in the form. */
  readonly email: string;
  readonly questions: readonly Question[];
  readonly onRegistered: (teamId: string, values: TeamValues) => void;
}

/** Nothing where nothing is asked. */
const answersOf = (given: Given, questions: readonly Question[]) => (questions.length > 0 ? { answers: { questions, given } } : {});

/** The entry of a team: its values, its errors, and the function that sends it. */
export function useTeamForm({ tournament, uid, email, questions, onRegistered }: TeamFormOptions) {
  const { id, playersPerTeam } = tournament;
  const [draft] = useState(() => recallDraft(id, uid));
  const [isKept, setIsKept] = useState(draft !== null);
  const [failure, setFailure] = useState<(typeof registrationProblems)[keyof typeof registrationProblems] | null>(null);
  const isSending = useRef(false);
  // It may be in, as it was sent then.
  const isUnanswered = useRef(false);
  const empty: TeamValues = { name: '', email, players: withPlaces([], playersPerTeam), given: {} };
  const form = useForm<TeamValues>({ defaultValues: draft ?? empty, shouldFocusError: false });
  const { watch, reset, handleSubmit } = form;

  // Loads the code of the commands early, so that sending needs no further download.
  useEffect(() => void prepareCommands(), []);

  useEffect(() => {
    const { unsubscribe } = watch(() => keepDraft(id, uid, form.getValues()));
    return unsubscribe;
  }, [watch, form, id, uid]);

  /** Validates one field for its rules: returns the code of the error, or true. */
  const validate = (field: TeamField) => (_: unknown, values: TeamValues) =>
    teamIssues({ ...values, players: withPlaces(values.players, playersPerTeam) }, questions).find((issue) => issue.field === field)
      ?.code ?? true;

  const submit = handleSubmit(async (values) => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    try {
      const players = withPlaces(values.players, playersPerTeam);
      const name = values.name.trim();
      const team = { name, email: values.email.trim(), profileIds: toProfileIds(players) };
      const { teamId, isNew } = await registerTeam(
        id,
        { ...team, ...answersOf(values.given, questions) },
        {
          language: currentLanguage(),
          mailIn: (language) => composeMail('registered', language, tournament, name, window.location.origin),
        },
      );
      // Includes later changes.
      const stored = isUnanswered.current && !isNew ? await readOwnTeam(id, teamId) : null;
      if (stored) {
        await editOwnTeam(id, teamId, team, { name: stored.name, email: stored.email, profileIds: stored.profileIds });
        if (questions.length > 0) await saveAnswers(id, teamId, { questions, given: values.given });
      }
      dropDraft(id);
      onRegistered(teamId, values);
    } catch (error) {
      if (error instanceof CommandFailure && error.code === 'unavailable') isUnanswered.current = true;
      const taken = error instanceof PlayersTaken ? takenFields(values.players, error.uids) : [];
      for (const field of taken) form.setError(field, { message: 'playerTaken' });
      if (taken.length === 0) setFailure(toProblem(error, registrationProblems));
    } finally {
      isSending.current = false;
    }
  });

  const startAfresh = () => {
    reset(empty);
    dropDraft(id);
    setIsKept(false);
  };

  return { form, validate, submit, failure, isKept, startAfresh };
}

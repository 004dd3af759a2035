import type { Tournament } from '@courtside/domain';
import { prepareCommands, registerTeam } from '@courtside/firebase';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureHelp } from '../../failure/failure-help';
import { dropDraft, keepDraft, recallDraft } from './team-draft';
import { profileIdsOf, teamIssues, withPlaces, type TeamField, type TeamValues } from './team-values';

interface TeamFormOptions {
  readonly tournament: Tournament;
  readonly uid: string;
  /** Stands in the form at first. */
  readonly email: string;
  readonly onRegistered: (teamId: string, values: TeamValues) => void;
}

/** The entry of a team: its values, what is wrong with them, and the way to the server. */
export function useTeamForm({ tournament, uid, email, onRegistered }: TeamFormOptions) {
  const { id, playersPerTeam } = tournament;
  const [draft] = useState(() => recallDraft(id, uid));
  const [isKept, setIsKept] = useState(draft !== null);
  const [failure, setFailure] = useState<ReturnType<typeof failureHelp> | null>(null);
  const isSending = useRef(false);
  const empty: TeamValues = { name: '', email, players: withPlaces([], playersPerTeam) };
  const form = useForm<TeamValues>({ defaultValues: draft ?? empty, shouldFocusError: false });
  const { watch, reset, handleSubmit } = form;

  // What is sent needs no more code from the network.
  useEffect(() => void prepareCommands(), []);

  useEffect(() => {
    const { unsubscribe } = watch(() => keepDraft(id, uid, form.getValues()));
    return unsubscribe;
  }, [watch, form, id, uid]);

  /** For the rules of one field: the code of what is wrong with it, or true. */
  const validate = (field: TeamField) => (_: unknown, values: TeamValues) =>
    teamIssues({ ...values, players: withPlaces(values.players, playersPerTeam) }).find((issue) => issue.field === field)?.code ?? true;

  const submit = handleSubmit(async (values) => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    try {
      const players = withPlaces(values.players, playersPerTeam);
      const { teamId } = await registerTeam(id, {
        name: values.name.trim(),
        email: values.email.trim(),
        profileIds: profileIdsOf(players),
      });
      dropDraft(id);
      onRegistered(teamId, values);
    } catch (error) {
      setFailure(failureHelp(error));
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

import { CommandFailure, saveProfile, type Profile } from '@courtside/firebase';
import { keepTyped, recallTyped, type SaveState } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ClubChoice } from './club-choices';
import { profileIssues, toEntry, toValues, type ProfileFieldName, type ProfileValues } from './profile-values';

/** How long "saved" or "not saved" is shown next to the button, in ms. */
const stateDuration = 4000;

interface ProfileFormOptions {
  readonly uid: string;
  readonly profile: Profile | null;
  /** Whether `profile` comes from the server. */
  readonly isConfirmed: boolean;
  readonly choices: readonly ClubChoice[];
  readonly regions: readonly string[];
}

const isSameProfile = (a: Profile | null, b: Profile | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The form of the user's profile: its values, its errors, and the state of saving. */
export function useProfileForm({ uid, profile, isConfirmed, choices, regions }: ProfileFormOptions) {
  const [state, setState] = useState<SaveState>('idle');
  const [failure, setFailure] = useState<'offline' | 'full' | 'unknown' | null>(null);
  const [savedAt, setSavedAt] = useState(0);
  const isSaving = useRef(false);
  const [initial] = useState(() => toValues(profile, choices, regions));
  const form = useForm<ProfileValues>({ defaultValues: initial, shouldFocusError: false });
  const { getValues, handleSubmit, reset, setValue, watch, formState } = form;
  const { isDirty } = formState;

  // Survives a reload too: a newer release may have replaced a file that saving needs.
  const keptAs = `profile.${uid}`;
  useEffect(() => {
    const typed = recallTyped(keptAs, initial);
    if (typed) {
      const club = choices.find(({ name }) => name === typed.clubText) ?? null;
      for (const [field, value] of Object.entries({ ...typed, club })) setValue(field as keyof ProfileValues, value, { shouldDirty: true });
    }
    // The watch passes a name if the user changed a field, and none if the server did.
    const { unsubscribe } = watch((_values, { name }) => name !== undefined && keepTyped(keptAs, getValues()));
    return unsubscribe;
  }, [keptAs, initial, choices, setValue, watch, getValues]);

  // Shows changes from another device, or a list of clubs that loaded late, unless the user is typing.
  const stored = useRef({ profile, clubs: choices.length });
  useEffect(() => {
    const isSame = isSameProfile(stored.current.profile, profile) && stored.current.clubs === choices.length;
    if (!isConfirmed || isDirty || isSaving.current || isSame) return;
    stored.current = { profile, clubs: choices.length };
    reset(toValues(profile, choices, regions));
  }, [profile, isConfirmed, isDirty, choices, regions, reset]);

  useEffect(() => {
    if (state !== 'success' && state !== 'error') return undefined;
    const timer = setTimeout(() => setState('idle'), stateDuration);
    return () => clearTimeout(timer);
  }, [state]);

  /** Validates one field for its rules: returns the code of the error, or true. */
  const validate = (field: ProfileFieldName) => (_: unknown, values: ProfileValues) =>
    profileIssues(values).find((issue) => issue.field === field)?.code ?? true;

  const submit = handleSubmit(
    async (values) => {
      if (isSaving.current) return;
      isSaving.current = true;
      setFailure(null);
      setState('saving');
      try {
        await saveProfile(toEntry(values));
        // Text typed during the save is still unsaved.
        reset(values, { keepValues: true });
        keepTyped(keptAs, null);
        setState('success');
        setSavedAt((count) => count + 1);
      } catch (error) {
        setFailure(causeOf(error));
        setState('error');
      } finally {
        isSaving.current = false;
      }
    },
    () => setFailure(null),
  );

  return { form, validate, submit, state, failure, savedAt };
}

function causeOf(error: unknown): 'offline' | 'full' | 'unknown' {
  const code = error instanceof CommandFailure ? error.code : null;
  return code === 'unavailable' ? 'offline' : code === 'full' ? 'full' : 'unknown';
}

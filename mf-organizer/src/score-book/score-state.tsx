import { useTranslation } from '@courtside/i18n';
import { CheckIcon, SaveIndicator, SpinnerRing, VisuallyHidden, type SaveState } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { HeldCorrection } from './held-correction';
import type { Side } from './score-types';
import { useScore, useScoreBook } from './score-book-context';

export function useSaveWords() {
  const { t } = useTranslation('common');
  return { saving: t('save.saving'), success: t('save.saved'), error: t('save.failed'), waiting: t('save.waiting') };
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  height: 1.125rem;
`;

/** Fits the longest name into the row. */
const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const isQuiet = (state: SaveState) => state === 'saving' || state === 'success';

/** A small mark in the row while all is well; its place stays reserved, so that nothing moves. */
export function ScoreMark({ matchId }: { readonly matchId: string }) {
  const { state } = useScore(matchId);
  const words = useSaveWords();
  return (
    <Mark role="status" data-state={state}>
      {state === 'saving' && <SpinnerRing $size={14} aria-hidden="true" />}
      {state === 'success' && <CheckIcon size={16} aria-hidden="true" />}
      {isQuiet(state) && <VisuallyHidden>{words[state as 'saving' | 'success']}</VisuallyHidden>}
    </Mark>
  );
}

interface ScoreTroubleProps {
  readonly matchId: string;
  readonly teamNames: Readonly<Record<Side, string>>;
  /** The game is in play: one side has no goal yet. */
  readonly isOn?: boolean;
}

/** Text below the row: what waits for the network, or was not saved; and what an empty field next to an entered score means. */
export function ScoreTrouble({ matchId, teamNames, isOn = false }: ScoreTroubleProps) {
  const { t } = useTranslation('organizerSchedule');
  const { state, fills, team1Score, team2Score } = useScore(matchId);
  const book = useScoreBook();
  const words = useSaveWords();
  const isHalf = !isOn && (team1Score === null) !== (team2Score === null);
  // After a retry the result is announced here, and the focus stays here.
  const [isTried, setTried] = useState(false);
  if (isTried && state === 'idle') setTried(false);
  const retry = () => {
    setTried(true);
    book.flush(matchId);
  };
  return (
    <>
      <HeldCorrection matchId={matchId} />
      {(state === 'waiting' || state === 'error' || isTried) && (
        <SaveIndicator state={state} words={words} onRetry={retry} retryLabel={t('score.retry')} />
      )}
      {isHalf && <Words role="status">{fills ? t('score.fills', { team: teamNames[fills] }) : t('score.half')}</Words>}
    </>
  );
}

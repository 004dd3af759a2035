import { hasBracket, hasSchedule, type Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { isAfterLastDay, useClock } from '@courtside/tournament-ui';
import { Button, CopyIcon, showToast, UploadIcon } from '@courtside/ui';
import { useState } from 'react';
import { DuplicateDialog } from '../dialogs/duplicate-dialog';

/** Shares the address of the results: with the phone's share sheet, otherwise as a copy. */
function ShareResults({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('organizer');
  const url = `${window.location.origin}${linkTo('tournament', tournament.id)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast(t('over.copied'));
    } catch {
      showToast(t('over.copyFailed', { link: url }), { kind: 'error' });
    }
  };
  const share = async () => {
    if (!('share' in navigator)) return copy();
    await navigator.share({ title: tournament.name, url }).catch((error: unknown) => {
      // People close the sheet; some pages may not open it.
      if (!(error instanceof Error && error.name === 'AbortError')) return copy();
    });
  };
  return (
    <Button variant="onCourt" icon={<UploadIcon size={20} aria-hidden="true" />} onClick={() => void share()}>
      {t('over.share')}
    </Button>
  );
}

/** The actions after the last day of an event with games: sharing the results, and making the next event from this one. */
export function AfterEvent({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('organizer');
  const [isAsked, setAsked] = useState(false);
  const isOver = isAfterLastDay(tournament, useClock(60_000));
  const { hasShuffle, isTournamentPublic } = tournament;
  // A fresh copy has the old dates, too.
  if (!isOver || !(hasSchedule(tournament) || hasBracket(tournament) || hasShuffle)) return null;
  return (
    <>
      {isTournamentPublic && <ShareResults tournament={tournament} />}
      <Button
        variant={isTournamentPublic ? 'onCourtQuiet' : 'onCourt'}
        icon={<CopyIcon size={20} aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        {t('details.duplicate')}
      </Button>
      {isAsked && <DuplicateDialog tournament={tournament} onClose={() => setAsked(false)} />}
    </>
  );
}

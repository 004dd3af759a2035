import { useTranslation } from '@courtside/i18n';
import { Button, Cluster, moveFocusTo, Notice, Stack } from '@courtside/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { TournamentData } from '../../workspace/tournament-data';
import { useMoment } from '../../workspace/use-moment';
import { useReasons } from '../../workspace/use-reasons';
import { actsFor, isOfPlaces, type BulkAct, type Entry } from './entries-model';
import { useBulk } from './use-bulk';
import { WithdrawEntriesDialog } from './withdraw-entries-dialog';

interface EntryPlaceProps {
  readonly data: TournamentData;
  readonly entry: Entry;
  /** Called before a decision, which may remove the entry from the shown ones. */
  readonly onDecide: () => void;
  /** The button that opens and closes the entry. */
  readonly row: RefObject<HTMLElement | null>;
}

/** Shows the placement of an entry and its reason, and the organizer's decisions about it; nothing if it has none. */
export function EntryPlace({ data, entry, onDecide, row }: EntryPlaceProps) {
  const { t } = useTranslation(['organizerEntries', 'organizer']);
  const { task, run, done } = useBulk(data);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const words = useStateWords(data, entry);
  const line = useRef<HTMLParagraphElement>(null);
  const [hasDecided, setDecided] = useState(false);
  const isGone = entry.place === null;
  // Without limited places, an entry whose withdrawal is undone has no place, so the focus would be lost. The entry may lose its place
  // before all follow-ups are done, such as mail to captains.
  useEffect(() => {
    if (isGone && hasDecided && document.activeElement === document.body) row.current?.focus();
  }, [isGone, hasDecided, row]);
  if (isGone) return null;
  // The pressed button has been replaced by then. Captains are notified in the meantime: a user who has moved on to the next button presses
  // that one.
  const goOn = (pressed?: Element | null) => moveFocusTo(line.current, pressed);
  const start = (act: BulkAct) => {
    const pressed = document.activeElement;
    onDecide();
    if (act === 'withdrawn') return setWithdrawing(true);
    setDecided(true);
    void run(act, [entry]).then((isDone) => isDone && goOn(pressed));
  };
  return (
    <Stack>
      <h3>{t('place.heading')}</h3>
      <p ref={line} tabIndex={-1}>
        {words}
      </p>
      <Cluster>
        {actsFor([entry], data.tournament)
          .map(({ act }) => act)
          .filter(isOfPlaces)
          .map((act) => (
            <Button
              key={act}
              variant={act === 'withdrawn' ? 'quiet' : 'secondary'}
              size="small"
              disabled={task.busy}
              onClick={() => start(act)}
            >
              {t(`bulk.do.${act}`)}
            </Button>
          ))}
      </Cluster>
      {task.problem && <Notice kind="error">{task.problem}</Notice>}
      {isWithdrawing && (
        <WithdrawEntriesDialog
          data={data}
          entries={[entry]}
          onClose={() => setWithdrawing(false)}
          onDone={() => {
            setWithdrawing(false);
            goOn();
            void done('withdrawn', [entry]);
          }}
        />
      )}
    </Stack>
  );
}

/** "waiting list 3 · drawn number 27 of 31 · registered on …" */
function useStateWords({ tournament }: TournamentData, { team, state, number, drawn, place }: Entry): string {
  const { t } = useTranslation(['organizerEntries', 'organizer']);
  const moment = useMoment(tournament.timeZone);
  const reason = useReasons(tournament.id, state === 'withdrawn' ? 1 : 0).get(team.id) ?? '';
  if (!place) return '';
  const since = moment(place.registeredAt);
  const until = place.withdrawnAt === null ? '' : moment(place.withdrawnAt);
  return [
    state === 'waiting' ? t('list.waiting', { number: number ?? '' }) : t(`list.${state}`),
    drawn ? t('organizer:draw.drawn', drawn) : '',
    place.isGuaranteed ? t('list.guaranteed') : '',
    place.grantedAt === null ? '' : t('place.granted'),
    since === '' ? '' : t('place.since', { when: since }),
    until === '' ? '' : t('place.until', { when: until }),
    reason === '' ? '' : t('organizer:places.reason', { reason }),
  ]
    .filter(Boolean)
    .join(' · ');
}

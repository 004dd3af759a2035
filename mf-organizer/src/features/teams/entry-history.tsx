import { isProfileId } from '@courtside/domain';
import type { CheckIn, Payment, TeamEdit } from '@courtside/domain/registration';
import { query, useWatch, watchHandover, watchHistory, type HistoryRecord } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Button, ChevronDownIcon, ChevronUpIcon, color, Notice, space, type } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { TournamentData } from '../../workspace/tournament-data';
import { useMoment } from '../../workspace/use-moment';
import type { Entry } from './entries-model';
import { listEntryEvents, type EntryEvent } from './entry-history-model';
import { useNames } from './use-names';

const Lines = styled.ol`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding: 0 0 0 ${space[2]};
  border-inline-start: 3px solid ${color.line};
  list-style: none;
  ${type.small}
  overflow-wrap: anywhere;
  small {
    display: block;
    color: ${color.ink3};
    ${type.meta}
  }
  span {
    display: block;
  }
`;

const noRecords: readonly HistoryRecord[] = [];

interface EntryHistoryProps {
  readonly entry: Entry;
  readonly data: Pick<TournamentData, 'tournament' | 'profiles' | 'places' | 'draw'>;
  readonly edits: readonly TeamEdit[];
  readonly payment: Payment | undefined;
  readonly checkIn: CheckIn | undefined;
}

/**
 * Shows what happened to an entry: when, what and by which user. It is open if its captain changed something, which organizers have to see.
 * Reads: one, and those of the tournament's history while it is open.
 */
export function EntryHistory({ entry, data, edits, payment, checkIn }: EntryHistoryProps) {
  const { t } = useTranslation('organizerEntries');
  const { tournament, profiles } = data;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { value: handover = null } = useWatch(query(watchHandover, tournament.id, entry.team.id));
  const isChanged = edits.some(({ teamId }) => teamId === entry.team.id) || (handover?.takenAt ?? null) !== null;
  const isOpen = chosen ?? isChanged;
  const { value: records = noRecords, status } = useWatch(isOpen ? query(watchHistory, tournament.id) : null);
  const events = isOpen ? listEntryEvents({ data, entry, edits, handover, records, payment, checkIn }) : [];
  const names = useNames(
    events.flatMap(({ by, edit }) => [by, ...(edit ? [...edit.joined, ...edit.left] : [])]),
    profiles,
  );
  const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon;
  return (
    <>
      <div>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-label={t('history.of', { team: entry.team.name })}
          icon={<Chevron size={20} aria-hidden="true" />}
          onClick={() => setChosen(!isOpen)}
        >
          {t('history.title')}
        </Button>
      </div>
      {isOpen && status === 'error' && <Notice kind="warning">{t('history.partly')}</Notice>}
      {isOpen && (
        <Lines aria-label={t('history.of', { team: entry.team.name })}>
          {events.map((event) => (
            <HistoryLine
              key={`${event.at} ${event.what} ${event.edit?.number ?? ''} ${event.by}`}
              event={event}
              entry={entry}
              names={names}
              timeZone={tournament.timeZone}
            />
          ))}
        </Lines>
      )}
    </>
  );
}

interface HistoryLineProps {
  readonly event: EntryEvent;
  readonly entry: Entry;
  readonly names: ReadonlyMap<string, string>;
  readonly timeZone: string | null;
}

const byCaptain = ['edited', 'ownCheckIn', 'ownWithdrawal'];
const byNobody = ['registered', 'drawn', 'movedUp', 'handedOver'];

function HistoryLine({ event: { what, at, by, edit }, entry, names, timeZone }: HistoryLineProps) {
  const { t } = useTranslation(['organizerEntries', 'organizerTeams']);
  const moment = useMoment(timeZone);
  const person = byCaptain.includes(what) ? t('history.captain') : t('history.organizer');
  const name = names.get(by);
  // A player who left is already named in the event.
  const isSaid = byNobody.includes(what) || edit?.number === 0;
  const who = isSaid ? '' : name === undefined ? person : `${name} (${person})`;
  const words = () => {
    if (what === 'edited' && edit) return <EditWords edit={edit} names={names} />;
    if (what === 'drawn') return <span>{t('history.drawn', entry.drawn ?? { rank: '', of: '' })}</span>;
    return <span>{t(`history.what.${what}`)}</span>;
  };
  return (
    <li>
      <small>{[moment(at), who].filter(Boolean).join(' · ')}</small>
      {words()}
    </li>
  );
}

/** Shows the old and the new values of a captain's change. */
function EditWords({ edit, names }: { readonly edit: TeamEdit; readonly names: ReadonlyMap<string, string> }) {
  const { t } = useTranslation('organizerTeams');
  const format = useFormat();
  const { number, name, joined, left, isEmailChanged } = edit;
  const people = (ids: readonly string[]) => format.list(ids.map((id) => names.get(id) ?? (isProfileId(id) ? t('changes.somebody') : id)));
  return (
    <>
      {name && <span>{t('changes.name', name)}</span>}
      {joined.length > 0 && <span>{t('changes.joined', { names: people(joined) })}</span>}
      {left.length > 0 && <span>{t(number === 0 ? 'changes.leftThemselves' : 'changes.left', { names: people(left) })}</span>}
      {isEmailChanged && <span>{t('changes.email')}</span>}
      {!name && joined.length + left.length === 0 && !isEmailChanged && <span>{t('changes.order')}</span>}
    </>
  );
}

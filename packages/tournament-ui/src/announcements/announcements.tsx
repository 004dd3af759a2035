import { useTranslation } from '@courtside/i18n';
import {
  color,
  IconButton,
  keepIdsOnDevice,
  line,
  MegaphoneIcon,
  radius,
  readKeptIds,
  space,
  type,
  VisuallyHidden,
  XIcon,
} from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { LinkedText } from '../details/linked-text';
import { useClock } from '../time/use-clock';
import { wallClock } from '../time/wall-clock';
import { isCurrentLine, timeOfLine, type AnnouncedLine } from './lines';

/** Where this device keeps the lines that the user has dismissed. */
const dismissedKey = (tournamentId: string) => `courtside.announcements.${tournamentId}`;

/** Ink, not a separate color: orange is a game in play, yellow is the user's own, green are actions. */
const List = styled.ul<{ $isApart: boolean }>`
  display: grid;
  gap: ${space[0]};
  margin: 0 0 ${({ $isApart }) => ($isApart ? space[2] : 0)};
  padding: 0;
  list-style: none;
  @media print {
    display: none;
  }
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[0]} ${space[0]} ${space[0]} ${space[2]};
  border: ${line.hair} solid ${color.ink};
  border-radius: ${radius.control};
  background: ${color.ink};
  color: ${color.surface};
  ${type.body}
  > svg {
    flex: none;
  }
  p {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    font-weight: 650;
  }
  a {
    color: inherit;
    &:focus-visible {
      outline-color: currentColor;
    }
  }
  small {
    ${type.meta}
    font-weight: 400;
    white-space: nowrap;
  }
  button {
    flex: none;
    color: inherit;
  }
`;

export interface AnnouncementsProps {
  readonly tournamentId: string;
  /** All announcements, the newest first; undefined until they are loaded. */
  readonly lines: readonly AnnouncedLine[] | undefined;
  /** IANA name of the tournament's zone. */
  readonly timeZone: string | undefined;
  /** Adds a distance to the next element. */
  readonly isApart?: boolean;
}

/**
 * The organizers' announcements, until they expire or the user dismisses them on this device. Only lines that arrive while the page is open are
 * announced to screen readers.
 */
export function Announcements({ tournamentId, lines, timeZone, isApart = false }: AnnouncementsProps) {
  const { t } = useTranslation('tournament');
  const now = wallClock(useClock(), timeZone);
  const [dismissed, setDismissed] = useState(() => readKeptIds(dismissedKey(tournamentId)));
  const shown = (lines ?? []).filter((one) => isCurrentLine(one, now) && !dismissed.includes(one.id));
  const said = useNewLines(lines, shown);
  const dismiss = (id: string) => {
    // Forgets dismissed lines that are no longer announced.
    const known = new Set((lines ?? []).map((one) => one.id));
    const next = [...dismissed.filter((one) => known.has(one)), id];
    keepIdsOnDevice(dismissedKey(tournamentId), next);
    setDismissed(next);
  };
  return (
    <>
      <VisuallyHidden role="status">
        {/* A new line with the same text is announced again: screen readers ignore text that does not change. */}
        {said && <span key={said.id}>{t('announcement.said', { text: said.text })}</span>}
      </VisuallyHidden>
      {shown.length > 0 && (
        <List $isApart={isApart} aria-label={t('announcement.list')}>
          {shown.map((one) => (
            <Line key={one.id}>
              <MegaphoneIcon size={20} aria-hidden="true" />
              <p>
                <LinkedText>{one.text}</LinkedText> {one.until && <small>{t('announcement.until', { time: timeOfLine(one) })}</small>}
              </p>
              <IconButton
                label={t('announcement.dismiss', { text: one.text })}
                onClick={({ currentTarget }) => {
                  // The focus moves to the next line, which takes its place.
                  const line = currentTarget.closest('li');
                  (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector('button')?.focus();
                  dismiss(one.id);
                }}
              >
                <XIcon size={20} aria-hidden="true" />
              </IconButton>
            </Line>
          ))}
        </List>
      )}
    </>
  );
}

/** The newest announcements since the page was opened. */
function useNewLines(lines: readonly AnnouncedLine[] | undefined, shown: readonly AnnouncedLine[]) {
  const heard = useRef<ReadonlySet<string> | null>(null);
  const [said, setSaid] = useState<Pick<AnnouncedLine, 'id' | 'text'> | null>(null);
  useEffect(() => {
    if (!lines) return;
    const before = heard.current;
    heard.current = new Set([...(before ?? []), ...lines.map(({ id }) => id)]);
    if (!before) return;
    const fresh = shown.filter(({ id }) => !before.has(id));
    if (fresh[0]) setSaid({ id: fresh[0].id, text: fresh.map(({ text }) => text).join(' · ') });
    // Lines are announced when they arrive, not when the clock ticks.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [lines]);
  return said;
}

import type { Team, Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { BellIcon, BellRingIcon, Button, color, layer, media, radius, shadow, showToast, space, type, WhistleIcon } from '@courtside/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DayView } from './day-view';
import { listAssignments } from './assignments';
import { canNotify, notify } from './notify';
import { playAlerts, type NotifiedAssignments } from './play-alerts';
import { useAssignmentWords } from './use-assignment-words';
import { useIsOutOfSight } from './use-is-out-of-sight';
import { useNotified } from './use-notified';

/** The minutes before a game in which every part of the page shows a line about it: on a phone for the rest of the day, with more room only near the game. */
const AHEAD = { phone: 12 * 60, wide: 60 } as const;

const Chip = styled.a`
  position: fixed;
  z-index: ${layer.sticky};
  /* Above the notices of a lost network and of a newer release. */
  bottom: calc(${space[3]} + env(safe-area-inset-bottom) + var(--cs-lower-edge, 0px));
  inset-inline-start: 50%;
  transform: translateX(-50%);
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  width: max-content;
  max-width: calc(100% - 2 * ${space[3]});
  min-height: 2.75rem;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.control};
  background: ${color.mine};
  box-shadow: ${shadow.overlay};
  color: #0f1f1a;
  ${type.small}
  font-weight: 700;
  text-decoration: none;
  svg {
    flex: none;
  }
  @media ${media.phone} {
    width: calc(100% - 2 * ${space[1]});
    max-width: none;
    justify-content: center;
  }
  @media ${media.tablet} {
    &[data-far] {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

export interface MyDayProps {
  readonly tournament: Pick<Tournament, 'id' | 'name'>;
  readonly day: DayView;
  /** The followed team. */
  readonly team: Team;
  /** The id of the section with the details. */
  readonly at: string;
  /** The address of the page with the details, if this page has none. */
  readonly elsewhere?: string | undefined;
  /** Whether the button is in a row of short texts. */
  readonly isShort?: boolean;
}

/** The next duty of the followed team, with a notification when it begins and a countdown on every part of the page. */
export function MyDay({ tournament, day, team, at, elsewhere, isShort = false }: MyDayProps) {
  const { t } = useTranslation('schedule');
  const [isNotified, toggle] = useNotified(tournament.id);
  const assignments = listAssignments(day, team.id);
  const words = useAssignmentWords(day.heldUntil);
  const notified = useRef<{ readonly team: string; readonly notified: NotifiedAssignments } | null>(null);
  useEffect(() => {
    const before = notified.current?.team === team.id ? notified.current.notified : null;
    const next = playAlerts(before, assignments);
    notified.current = { team: team.id, notified: next.notified };
    for (const alert of next.alerts) {
      const title = words.alertText(alert);
      showToast(title, { kind: 'info' });
      if (isNotified)
        void notify({ title, body: `${team.name} · ${tournament.name}`, tag: `courtside ${tournament.id} ${alert.due.kind}` }).catch(
          (error: unknown) => console.warn('The user was not notified', error),
        );
    }
  });

  const [first] = assignments;
  const isNear = first !== undefined && (first.isCalled || first.inMinutes <= AHEAD.phone);
  const isOutOfSight = useIsOutOfSight(at);
  const isOut = elsewhere !== undefined || isOutOfSight;
  useRoomBelow(isNear && isOut);
  const name = t(isNotified ? 'notifyOn' : 'notifyMe');
  return (
    <>
      {canNotify() && (
        <Button
          variant="quiet"
          aria-pressed={isNotified}
          aria-label={name}
          icon={isNotified ? <BellRingIcon size={20} aria-hidden="true" /> : <BellIcon size={20} aria-hidden="true" />}
          onClick={() => void toggle().then((isAllowed) => isAllowed || showToast(t('notifyBlocked'), { kind: 'error' }))}
        >
          {isShort ? t(isNotified ? 'notifyOnShort' : 'notifyShort') : name}
        </Button>
      )}
      {isNear && isOut && (
        <Chip
          data-line=""
          data-far={!first.isCalled && first.inMinutes > AHEAD.wide ? '' : undefined}
          {...(elsewhere === undefined ? { href: `#${at}` } : { as: Link, to: elsewhere })}
        >
          {first.kind === 'referee' && <WhistleIcon size={18} aria-hidden="true" />}
          {words.sentence(first)}
        </Chip>
      )}
    </>
  );
}

/** Scrolls the focused element above the bar at the lower edge of the page. */
function useRoomBelow(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const { style } = document.documentElement;
    const before = style.scrollPaddingBottom;
    style.scrollPaddingBottom = '5rem';
    return () => void (style.scrollPaddingBottom = before);
  }, [isNeeded]);
}

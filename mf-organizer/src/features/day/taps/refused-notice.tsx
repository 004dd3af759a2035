import { useTranslation } from '@courtside/i18n';
import { Button, layer, Notice, space } from '@courtside/ui';
import styled from 'styled-components';
import { CourtButton } from '../courts/court-button';
import type { Refusals } from './use-refusals';
import { useRoomForActions } from './use-room-for-actions';

/** Stays below the bars, however far the page is scrolled, because a scorekeeper looks at the buttons. */
const InSight = styled.div<{ $onBoard: boolean }>`
  position: sticky;
  z-index: ${layer.sticky};
  top: calc(var(--cs-sticky-top, 0px) + ${space[1]});
  margin: ${({ $onBoard }) => ($onBoard ? `${space[2]} ${space[3]} ${space[1]}` : `0 0 ${space[3]}`)};
  pointer-events: none;
`;

/**
 * At the top of its place, or at the end of the window if it would cover a button of a court. It leaves most of the screen free. Its place
 * in the page stays the same, so that no court moves.
 */
const Words = styled.div`
  max-height: 40dvh;
  overflow: auto;
  pointer-events: auto;
  &[data-low] {
    transform: translateY(
      calc(100dvh - 100% - var(--cs-sticky-top, 0px) - 2 * ${space[1]} - var(--cs-lower-edge, 0px) - env(safe-area-inset-bottom))
    );
  }
  li + li {
    margin-top: ${space[1]};
  }
`;

interface RefusedNoticeProps {
  readonly refusals: Refusals;
  /** Uses the margins of a board's parts. */
  readonly onBoard?: boolean;
}

/**
 * Lists taps that do not count, until the user has read them. Place it directly in the element above whose content it should stay visible.
 */
export function RefusedNotice({ refusals: { list, dismiss }, onBoard = false }: RefusedNoticeProps) {
  const { t } = useTranslation('organizerDay');
  const { place, isLow } = useRoomForActions(list.length > 0);
  if (list.length === 0) return null;
  return (
    <InSight ref={place} $onBoard={onBoard}>
      <Words data-low={isLow || undefined}>
        <Notice
          kind="error"
          title={t('failed.notSaved')}
          action={
            <CourtButton as={Button} variant="quiet" size="small" onPress={dismiss}>
              {t('failed.dismiss')}
            </CourtButton>
          }
        >
          <ul>
            {list.map(({ text, count }) => (
              <li key={text}>
                {count > 1 && `${count} × `}
                {text}
              </li>
            ))}
          </ul>
        </Notice>
      </Words>
    </InSight>
  );
}

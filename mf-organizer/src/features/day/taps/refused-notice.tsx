import { useTranslation } from '@courtside/i18n';
import { Button, layer, Notice, space } from '@courtside/ui';
import styled from 'styled-components';
import { CourtButton } from '../courts/court-button';
import type { Refusals } from './use-refusals';

/**
 * Stays below the bars, however far the page is scrolled, because a scorekeeper looks at the buttons. Below it, most of the screen stays
 * free.
 */
const InSight = styled.div<{ $onBoard: boolean }>`
  position: sticky;
  z-index: ${layer.sticky};
  top: calc(var(--cs-sticky-top, 0px) + ${space[1]});
  max-height: 40dvh;
  margin: ${({ $onBoard }) => ($onBoard ? `${space[2]} ${space[3]} ${space[1]}` : `0 0 ${space[3]}`)};
  overflow: auto;
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
  if (list.length === 0) return null;
  return (
    <InSight $onBoard={onBoard}>
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
    </InSight>
  );
}

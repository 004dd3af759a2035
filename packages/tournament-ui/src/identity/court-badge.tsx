import { courtColors, fontFamily, VisuallyHidden, type CourtLetter } from '@courtside/ui';
import { useTranslation } from '@courtside/i18n';
import styled from 'styled-components';
import { courtBadgeCss } from './court-badge-css';

const Root = styled.span`
  ${courtBadgeCss}
`;

export type CourtBadgeSize = 'small' | 'normal' | 'large';

export interface CourtBadgeProps {
  /** 'A' for the first court, and so on. */
  readonly letter: string;
  readonly size?: CourtBadgeSize;
}

/** Paint of a court; courts beyond the painted ones share the last colour. */
export const courtColor = (letter: string): string => courtColors[letter as CourtLetter] ?? courtColors.G;

/** A court seen from above with its letter. Groups are written out, never badged like this. */
export function CourtBadge({ letter, size = 'normal' }: CourtBadgeProps) {
  const { t } = useTranslation('common');
  return (
    <Root className="court" data-size={size} style={{ background: courtColor(letter), fontFamily: fontFamily.display }}>
      <VisuallyHidden>{t('court', { letter })}</VisuallyHidden>
      <span aria-hidden="true">{letter}</span>
    </Root>
  );
}

import styled from 'styled-components';
import { fontFamily } from '../tokens/scales';

export interface MarkProps {
  /** Edge in px. */
  readonly size?: number;
  /** Required only without a word mark next to it. */
  readonly title?: string;
  readonly className?: string;
}

/** Goal line, crease, and a ball about to cross. */
export function Mark({ size = 32, title, className }: MarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      className={className}
      {...(title ? { 'role': 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path d="M0 0H64V64H0Z" fill="#073C30" />
      <path d="M50 0V64" stroke="#fff" strokeWidth="6" />
      <path d="M50 9A23 23 0 0 0 50 55" fill="none" stroke="#fff" strokeWidth="6" />
      <circle cx="40" cy="32" r="9" fill="#FF7119" />
    </svg>
  );
}

/** If the name does not fit next to the mark, it wraps to a second line, which is cut off. */
const Row = styled.span<{ $size: number }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2em 0.5rem;
  min-width: ${({ $size }) => $size}px;
  max-height: max(${({ $size }) => $size}px, 1em);
  overflow: hidden;
  font: 700 1.625rem/1 ${fontFamily.display};
  white-space: nowrap;
  /* The mark fills its line, so that it stays in the middle when the name does not fit. */
  svg {
    height: max(${({ $size }) => $size}px, 1em);
  }
`;

/** Mark and name. The product has the same name in every language. */
export function Logo({ size = 32, className }: { readonly size?: number; readonly className?: string }) {
  return (
    <Row className={className} $size={size}>
      <Mark size={size} />
      Courtside
    </Row>
  );
}

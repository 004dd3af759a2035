import type { PlannerBand } from '@courtside/domain/planner';

const shapes = {
  tooMuch: <circle cx="10" cy="10" r="7.5" />,
  smooth: <path d="m4 10.5 4 4 8-9" />,
  flush: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 5.5a4.5 4.5 0 0 1 0 9z" fill="currentColor" />
    </>
  ),
  notEnough: <path d="m5 5 10 10M15 5 5 15" />,
} as const satisfies Record<PlannerBand, unknown>;

/** Ring, check, half disc or cross. Always next to its word, so screen readers skip it. */
export function BandGlyph({ band }: { readonly band: PlannerBand }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
      focusable="false"
    >
      {shapes[band]}
    </svg>
  );
}

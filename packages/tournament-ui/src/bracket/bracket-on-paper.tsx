import type { Bracket, BracketSlot, GameId } from '@courtside/domain';
import styled, { createGlobalStyle } from 'styled-components';
import { BracketDrawing } from './bracket-drawing';
import type { BracketLayout } from './bracket-layout';
import { GameLists } from './game-lists';
import { fitOverview, fitPaper } from './paper-fit';

const Pages = createGlobalStyle`
  @page landscape-drawing { size: landscape; }
  @media print { section:has([data-sheet='landscape']) { page: landscape-drawing; } [data-after-drawing] { page: auto; } }
`;

const Sheet = styled.div`
  break-inside: avoid;
  svg path {
    stroke: #000;
  }
`;

/** The lists on the sheets after the drawing, in portrait again. */
const Lists = styled.div`
  break-before: page;
`;

const nothing: ReadonlySet<number> = new Set();
const noWay: readonly number[] = [];

export interface BracketOnPaperProps {
  readonly bracket: Bracket;
  readonly layout: BracketLayout;
  readonly timetable?: ReadonlyMap<GameId, BracketSlot> | undefined;
}

/** A bracket for a wall: drawn on one sheet; where its names are small there, its games follow round by round. */
export function BracketOnPaper({ bracket, layout, timetable }: BracketOnPaperProps) {
  const legible = fitPaper(layout);
  const fit = legible ?? fitOverview(layout);
  return (
    <>
      {fit.orientation === 'landscape' && <Pages />}
      {/* `zoom` and not a transform: the browser must know the size when it divides the pages. */}
      <Sheet data-sheet={fit.orientation} style={{ zoom: fit.scale }}>
        <BracketDrawing bracket={bracket} layout={layout} size={fit.size} path={nothing} behind={noWay} timetable={timetable} />
      </Sheet>
      {!legible && (
        <Lists data-after-drawing="">
          <GameLists bracket={bracket} layout={layout} timetable={timetable} />
        </Lists>
      )}
    </>
  );
}

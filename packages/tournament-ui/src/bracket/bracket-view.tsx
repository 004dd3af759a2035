import { teamPath, type Bracket, type BracketSlot, type GameId, type TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  color,
  getReturnPlace,
  IconButton,
  line,
  ListOrderedIcon,
  Maximize2Icon,
  NetworkIcon,
  radius,
  SelectField,
  space,
  useKeptState,
  ZoomInIcon,
  ZoomOutIcon,
} from '@courtside/ui';
import { useLayoutEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { usePrinting } from '../print/use-printing';
import { useMyTeam, useTeamName } from '../teams/team-directory';
import { BracketDrawing } from './bracket-drawing';
import { BracketHeads } from './bracket-heads';
import { layOutBracket, type BracketLayout } from './bracket-layout';
import { BracketOnPaper } from './bracket-on-paper';
import { BracketRounds } from './bracket-rounds';
import { DRAWING_MARGIN, getGamesWidth } from './bracket-width';
import { currentColumn } from './current-column';
import { getWidth, getX, getY, scaleSize, screenSize } from './drawing-size';
import { PathList } from './path-list';
import { useWidth } from './use-width';

export interface BracketViewProps {
  readonly bracket: Bracket;
  /** Times and courts by game, where they are shown. */
  readonly timetable?: ReadonlyMap<GameId, BracketSlot> | undefined;
  /** Makes every game a button. */
  readonly onGame?: (id: GameId) => void;
}

const PHONE = 600;
const ZOOM_STEP = 0.15;
const SMALLEST = 0.4;
const LARGEST = 1.6;
/** Width of a game in the list of rounds, at least, in px. */
const LIST_GAME = 240;
/** Rounds that a phone shows next to each other. */
const ROUNDS = 2;
/** Means the page's width, whatever size the letters get. */
const FIT = 0;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]};
  margin-bottom: ${space[3]};
  > :first-child {
    flex: 0 1 18rem;
  }
`;

const Scroll = styled.div`
  overflow: auto;
  overscroll-behavior-x: contain;
  padding: ${DRAWING_MARGIN}px;
  border-radius: ${radius.card};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Zoom = styled.div`
  display: flex;
  border: ${line.hair} solid ${color.line};
  border-radius: ${radius.control};
`;

/** A bracket as a drawing that scrolls and zooms, with one team's path highlighted. On paper: fit to the sheet. */
export function BracketView({ bracket, timetable, onGame }: BracketViewProps) {
  const { t } = useTranslation('bracket');
  const nameOf = useTeamName();
  const mine = useMyTeam();
  const printing = usePrinting();
  const [kept, setChosen] = useKeptState<TeamId | '' | null>('bracket path', null);
  const [zoom, setZoom] = useKeptState<number>('bracket zoom', 1);
  const [isList, setIsList] = useKeptState<boolean>('bracket rounds', false);
  const [room, width, textScale] = useWidth<HTMLDivElement>(1024);
  const scroller = useRef<HTMLDivElement>(null);
  const { template, seeds } = bracket;
  // A bracket that was created again may lack the chosen team.
  const chosen = kept && !seeds.includes(kept) ? null : kept;
  const whole = useMemo(() => layOutBracket(template), [template]);
  const team = chosen ?? (mine !== null && seeds.includes(mine) ? mine : '');
  const way = useMemo(() => wayOf(bracket, team), [bracket, team]);

  const isPhone = width < PHONE;
  const latest = useMemo(
    () => Math.max(0, Math.min(currentColumn(bracket, whole), whole.columns - ROUNDS)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a round that ends moves nothing under its reader
    [`${template.games.length} ${seeds.join()}`],
  );
  // A link to a game may lead to an earlier round, and so may a return to one.
  const [isWhole, setWhole] = useKeptState<boolean>(
    'bracket whole',
    window.location.hash.startsWith('#game-') || isBefore(latest, whole, bracket, getReturnPlace()),
  );
  // A visitor's phone begins with the current round, since the drawing of all rounds has most of its games below the screen. Organizers correct earlier games.
  const hasEarlier = isPhone && !onGame && latest > 0;
  const layout = useMemo(
    () => (hasEarlier && !isWhole ? layOutBracket(template, latest) : whole),
    [hasEarlier, isWhole, template, latest, whole],
  );
  const gameWidth = getGamesWidth(width / textScale, layout.columns, width / textScale < PHONE);
  const size = useMemo(() => scaleSize(screenSize(gameWidth, seeds.map(nameOf)), textScale), [gameWidth, seeds, nameOf, textScale]);
  const listSize = useMemo(() => scaleSize(screenSize(LIST_GAME), textScale), [textScale]);
  const full = { width: getWidth(size, layout.columns), height: getY(size, layout.rows) };
  const fit = Math.min(1, (width - 2 * DRAWING_MARGIN) / full.width);
  const scale = zoom === FIT ? fit : zoom;
  const openAt = hasEarlier ? 0 : getX(size, currentColumn(bracket, layout)) * scale;
  useOpenAt(scroller, openAt, `${size.gameWidth} ${isList}`);
  const byName = useMemo(() => [...seeds].sort((a, b) => nameOf(a).localeCompare(nameOf(b))), [seeds, nameOf]);

  return (
    <>
      {printing && <BracketOnPaper bracket={bracket} layout={whole} timetable={timetable} />}
      <Bar data-print="no">
        <SelectField label={t('path')} value={team} onChange={({ target }) => setChosen(target.value as TeamId | '')}>
          <option value="">{t('noPath')}</option>
          {byName.map((id) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </SelectField>
        <Tools>
          <Button
            variant="quiet"
            size="small"
            icon={isList ? <NetworkIcon size={18} aria-hidden="true" /> : <ListOrderedIcon size={18} aria-hidden="true" />}
            onClick={() => setIsList(!isList)}
          >
            {t(isList ? 'asDrawing' : 'roundByRound')}
          </Button>
          {!isList && (
            <Zoom role="group" aria-label={t('zoom')}>
              <IconButton label={t('zoomOut')} onClick={() => setZoom(Math.max(Math.min(SMALLEST, scale), scale - ZOOM_STEP))}>
                <ZoomOutIcon size={20} aria-hidden="true" />
              </IconButton>
              <IconButton label={t('zoomIn')} onClick={() => setZoom(Math.min(LARGEST, scale + ZOOM_STEP))}>
                <ZoomInIcon size={20} aria-hidden="true" />
              </IconButton>
              <IconButton label={t('fit')} aria-pressed={zoom === FIT} onClick={() => setZoom(zoom === FIT ? 1 : FIT)}>
                <Maximize2Icon size={20} aria-hidden="true" />
              </IconButton>
            </Zoom>
          )}
        </Tools>
      </Bar>
      {isPhone && team !== '' && <PathList bracket={bracket} team={team} timetable={timetable} />}
      <div ref={room} data-print="no">
        {isList ? (
          <BracketRounds {...{ bracket, timetable, onGame }} layout={whole} size={listSize} path={way.path} />
        ) : (
          <>
            {hasEarlier && (
              <Button
                variant="quiet"
                size="small"
                icon={isWhole ? <ChevronRightIcon size={18} aria-hidden="true" /> : <ChevronLeftIcon size={18} aria-hidden="true" />}
                onClick={() => setWhole(!isWhole)}
              >
                {t(isWhole ? 'latestRounds' : 'earlierRounds')}
              </Button>
            )}
            <BracketHeads {...{ template, layout, size, scroller }} zoom={scale} />
            {/* A region that scrolls must be reachable by keyboard. */}
            <Scroll ref={scroller} role="region" aria-label={t('region')} tabIndex={0}>
              <div style={{ width: full.width * scale, height: full.height * scale }}>
                <div style={{ transformOrigin: '0 0', transform: scale === 1 ? undefined : `scale(${scale})` }}>
                  <BracketDrawing {...{ bracket, layout, size, timetable, onGame }} path={way.path} behind={way.behind} />
                </div>
              </div>
            </Scroll>
          </>
        )}
      </div>
    </>
  );
}

/**
 * Scrolls the drawing to a place when it appears and when its size changes, until the user scrolls. Later progress does not scroll it.
 * @param drawing changes with the size of the drawing
 */
function useOpenAt(scroller: React.RefObject<HTMLElement | null>, left: number, drawing: string): void {
  const isMoved = useRef(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    if (!isMoved.current) element.scrollLeft = left;
    const move = () => (isMoved.current = true);
    const moves = ['pointerdown', 'wheel', 'keydown'] as const;
    moves.forEach((name) => element.addEventListener(name, move, { passive: true }));
    return () => moves.forEach((name) => element.removeEventListener(name, move));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a round that ends moves nothing under its reader
  }, [scroller, drawing]);
}

/** Whether an element of the page is a game of a round before a column. */
function isBefore(from: number, { rounds }: BracketLayout, { template }: Bracket, elementId: string | null): boolean {
  const earlier = rounds.filter(({ column }) => column < from).flatMap(({ games }) => games);
  return earlier.some(({ index }) => elementId === `game-${template.games[index]?.id}`);
}

/** Returns the games of a team's path by index: all it has played or may play, and those it has for certain. */
function wayOf(bracket: Bracket, team: TeamId | ''): { readonly path: ReadonlySet<number>; readonly behind: readonly number[] } {
  if (team === '') return { path: new Set(), behind: [] };
  const { games, ifWinning } = teamPath(bracket, team);
  const indicesOf = (ids: readonly GameId[]) => ids.flatMap((id) => bracket.template.indexOf.get(id) ?? []);
  return { path: new Set(indicesOf([...games, ...ifWinning])), behind: indicesOf(games) };
}

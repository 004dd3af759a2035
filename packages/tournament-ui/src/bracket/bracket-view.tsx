import { teamPath, type Bracket, type BracketSlot, type GameId, type TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { color, IconButton, line, Maximize2Icon, radius, SelectField, space, type, ZoomInIcon, ZoomOutIcon } from '@courtside/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useMyTeam, useTeamName } from '../teams/team-directory';
import { BracketGame, GAME_HEIGHT } from './bracket-game';
import { layOutBracket } from './bracket-layout';
import { BracketLines, xOf, yOf, type DrawingSize } from './bracket-lines';
import { PathList } from './path-list';
import { useBracketWords } from './use-bracket-words';
import { useWidth } from './use-width';

export interface BracketViewProps {
  readonly bracket: Bracket;
  /** Times and courts by game, where they are shown. */
  readonly timetable?: ReadonlyMap<GameId, BracketSlot> | undefined;
  /** Makes every game a button. */
  readonly onGame?: (id: GameId) => void;
}

const PHONE = 600;
const GAP = 28;
const ZOOM_STEP = 0.15;
const SMALLEST = 0.4;

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
  @media print {
    display: none;
  }
`;

const Scroll = styled.div`
  overflow: auto;
  overscroll-behavior-x: contain;
  padding: 4px;
  border-radius: ${radius.card};
  @media print {
    overflow: visible;
  }
`;

const Canvas = styled.div`
  position: relative;
  transform-origin: 0 0;
  h4 {
    position: absolute;
    margin: 0;
    ${type.small}
    font-weight: 700;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    position: absolute;
  }
`;

const Zoom = styled.div`
  display: flex;
  border: ${line.hair} solid ${color.line};
  border-radius: ${radius.control};
`;

/** A bracket as a drawing: one list per round, lines behind, the way of one team highlighted. */
export function BracketView({ bracket, timetable, onGame }: BracketViewProps) {
  const { t } = useTranslation('bracket');
  const words = useBracketWords();
  const nameOf = useTeamName();
  const mine = useMyTeam();
  const [chosen, setChosen] = useState<TeamId | '' | null>(null);
  const [zoom, setZoom] = useState(1);
  const [scroll, width] = useWidth<HTMLDivElement>(1024);
  const { template, seeds } = bracket;
  const layout = useMemo(() => layOutBracket(template), [template]);
  const team = chosen ?? (mine !== null && seeds.includes(mine) ? mine : '');
  const path = useMemo(() => {
    if (team === '') return [];
    const { games, ifWinning } = teamPath(bracket, team);
    return [...new Set([...games, ...ifWinning])].flatMap((id) => template.indexOf.get(id) ?? []);
  }, [bracket, team, template]);
  const behind = new Set(team === '' ? [] : teamPath(bracket, team).games);

  // On a phone two rounds at a time.
  const isPhone = width < PHONE;
  const gameWidth = isPhone ? Math.max(136, Math.floor((width - GAP - 12) / 2)) : 216;
  const size = useMemo<DrawingSize>(() => ({ gameWidth, columnWidth: gameWidth + GAP, rowHeight: GAME_HEIGHT + 14, head: 34 }), [gameWidth]);
  const full = { width: layout.columns * size.columnWidth, height: yOf(size, layout.rows) };
  const byName = [...seeds].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));

  return (
    <>
      <Bar>
        <SelectField label={t('path')} value={team} onChange={({ target }) => setChosen(target.value as TeamId | '')}>
          <option value="">{t('noPath')}</option>
          {byName.map((id) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </SelectField>
        <Zoom role="group" aria-label={t('zoom')}>
          <IconButton label={t('zoomOut')} onClick={() => setZoom((now) => Math.max(SMALLEST, now - ZOOM_STEP))}>
            <ZoomOutIcon size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('zoomIn')} onClick={() => setZoom((now) => Math.min(1.6, now + ZOOM_STEP))}>
            <ZoomInIcon size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('fit')} onClick={() => setZoom(Math.max(SMALLEST, Math.min(1, (width - 8) / full.width)))}>
            <Maximize2Icon size={20} aria-hidden="true" />
          </IconButton>
        </Zoom>
      </Bar>
      {isPhone && team !== '' && <PathList bracket={bracket} team={team} timetable={timetable} />}
      {/* A region that scrolls must be reachable by keyboard. */}
      <Scroll ref={scroll} role="region" aria-label={t('region')} tabIndex={0}>
        <div style={{ width: full.width * zoom, height: full.height * zoom }}>
          <Canvas style={{ width: full.width, height: full.height, transform: zoom === 1 ? undefined : `scale(${zoom})` }}>
            <BracketLines layout={layout} size={size} path={path.filter((index) => behind.has(template.games[index]?.id as GameId))} />
            {layout.rounds.map(({ level, roundId, column, headingRow, games }) => {
              const name = words.round(template, level, roundId);
              return (
                <section key={`${level} ${roundId}`} aria-label={name}>
                  <h4 style={{ left: xOf(size, column), top: yOf(size, headingRow) - 26, width: gameWidth }}>{name}</h4>
                  <ol>
                    {games.map(({ index, row }) => (
                      <li key={index} style={{ left: xOf(size, column), top: yOf(size, row), width: gameWidth }}>
                        <BracketGame bracket={bracket} index={index} onPath={path.includes(index)} slot={timetable?.get(template.games[index]?.id as GameId)} onGame={onGame} />
                      </li>
                    ))}
                  </ol>
                </section>
              );
            })}
          </Canvas>
        </div>
      </Scroll>
    </>
  );
}

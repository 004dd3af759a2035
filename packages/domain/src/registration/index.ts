export * from './check-in';
export {
  checkDraw,
  commitmentTo,
  drawnOrder,
  drawSeed,
  isHeld,
  listLine,
  getLot,
  parseDraw,
  seedText,
  type Draw,
  type DrawCheck,
  type HeldDraw,
  type Lot,
} from './draw';
export {
  countPlaces,
  hasPlaces,
  movedUp,
  movedUpAt,
  getPlacements,
  getCountedPlaces,
  teamsIn,
  listUnnotifiedTeams,
  listTeamsUnnotifiedOfDraw,
  type Placement,
  type Placements,
  type PlaceRules,
} from './places';
export * from './edits';
export * from './fee';
export * from './form';
export * from './free-agents';
export * from './handover';
export { sha256 } from './sha256';
export * from './team-player';

import { findRooms } from './rooms.mjs';

const projects = [
  { displayName: 'ui', rootDir: './packages/ui' },
  { displayName: 'tournament-ui', rootDir: './packages/tournament-ui' },
  { displayName: 'mf-planner', rootDir: './mf-planner' },
  { displayName: 'mf-planner-embed', rootDir: './mf-planner' },
];

describe('rooms of changed files', () => {
  it('are the projects whose folders contain them', () => {
    expect(findRooms(['packages/ui/src/button.tsx', 'docs/architecture.md'], projects)).toEqual(['ui']);
    expect(findRooms(['mf-planner/src/app.tsx', 'mf-planner/package.json'], projects)).toEqual(['mf-planner', 'mf-planner-embed']);
  });

  it('are not projects whose folder only begins with the same letters', () => {
    expect(findRooms(['packages/ui-kit/a.ts', 'mf-planner.md'], projects)).toEqual([]);
  });
});

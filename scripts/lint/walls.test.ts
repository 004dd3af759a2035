import { testRule } from './rules.testkit';

const file = 'mf-organizer/src/features/teams/team-list.tsx';
const [room, feature, up, above] = [/A room is imported/, /no other feature/, /does not know them/, /puts it together/];

testRule('walls', [
  { file, code: "import { a } from './team-editor'; import { b } from '../../saving/use-task'; import c from '@courtside/ui';" },
  { file, code: "import { dataAt } from '../../organizer.testkit';" },
  { file: 'shell/src/features/profile/account/change-email.tsx', code: "import { a } from '../profile-page';" },
  { file: 'mf-organizer/src/app.tsx', code: "import { a } from './features/create/create-page';" },
  { file: 'mf-organizer/src/page/composed-sections.tsx', code: "import { a } from '../features/teams/teams-section';" },
  { file: 'mf-organizer/src/board/team-board.tsx', code: "import { a } from '../saving/use-task'; export { b };" },
  { file: 'packages/bench/src/run.ts', code: "import { a } from './backend';" },
  { file: 'packages/domain/index.test.ts', code: "import { a } from '.';" },
  // The tools of the repository are outside the rooms.
  { file: 'scripts/serve/serve.test.mjs', code: "import { a } from '../../shell/src/routes';" },
  { file, code: "import { a } from '../mixer/draw';", messages: [feature] },
  {
    file,
    code: "import type { A } from '../mixer/draw'; export * from '../board'; export { b } from '../groups/moves';",
    messages: [feature, feature, feature],
  },
  { file, code: "const a = () => import('../mixer/draw'); let b: import('../mixer/draw').B;", messages: [feature, feature] },
  {
    file,
    code: "import type { Data } from '../../tournament-data'; import { a } from '../../page/use-sections';",
    messages: [above, above],
  },
  { file: 'mf-organizer/src/board/team-board.tsx', code: "import { a } from '../features/teams/team-list';", messages: [up] },
  { file: 'mf-organizer/src/app.tsx', code: "import { a } from '../../mf-tournament/src/app';", messages: [room] },
  { file: 'packages/bench/src/backend/commits.ts', code: "import { a } from '../../../local-backend/src/store';", messages: [room] },
  { file: 'packages/ui/src/index.ts', code: "export { a } from '../../ui-more/src';", messages: [room] },
]);

import { RuleTester } from 'eslint';
import path from 'node:path';
import { parser } from 'typescript-eslint';
import { walls } from './walls.mjs';

const at = (file: string) => path.join(process.cwd(), file);
const feature = at('mf-organizer/src/features/teams/team-list.tsx');

new RuleTester({ languageOptions: { parser } }).run('walls', walls, {
  valid: [
    {
      filename: feature,
      code: "import { a } from './team-editor'; import { b } from '../../saving/use-task'; import c from '@courtside/ui';",
    },
    { filename: feature, code: "import { dataAt } from '../../organizer.testkit';" },
    { filename: at('shell/src/features/profile/account/change-email.tsx'), code: "import { a } from '../profile-page';" },
    { filename: at('mf-organizer/src/app.tsx'), code: "import { a } from './features/create/create-page';" },
    { filename: at('mf-organizer/src/page/composed-sections.tsx'), code: "import { a } from '../features/teams/teams-section';" },
    { filename: at('mf-organizer/src/board/team-board.tsx'), code: "import { a } from '../saving/use-task'; export { b };" },
    { filename: at('packages/bench/src/run.ts'), code: "import { a } from './backend';" },
    { filename: at('packages/domain/index.test.ts'), code: "import { a } from '.';" },
    // The tools of the repository are outside the rooms.
    { filename: at('scripts/serve/serve.test.mjs'), code: "import { a } from '../../shell/src/routes';" },
  ],
  invalid: [
    { filename: feature, code: "import { a } from '../mixer/draw';", errors: [{ messageId: 'feature' }] },
    {
      filename: feature,
      code: "import type { A } from '../mixer/draw'; export * from '../board'; export { b } from '../groups/moves';",
      errors: 3,
    },
    { filename: feature, code: "const a = () => import('../mixer/draw'); let b: import('../mixer/draw').B;", errors: 2 },
    {
      filename: feature,
      code: "import type { Data } from '../../tournament-data'; import { a } from '../../page/use-sections';",
      errors: [{ messageId: 'above' }, { messageId: 'above' }],
    },
    {
      filename: at('mf-organizer/src/board/team-board.tsx'),
      code: "import { a } from '../features/teams/team-list';",
      errors: [{ messageId: 'up' }],
    },
    { filename: at('mf-organizer/src/app.tsx'), code: "import { a } from '../../mf-tournament/src/app';", errors: [{ messageId: 'room' }] },
    {
      filename: at('packages/bench/src/backend/commits.ts'),
      code: "import { a } from '../../../local-backend/src/store';",
      errors: [{ messageId: 'room' }],
    },
    { filename: at('packages/ui/src/index.ts'), code: "export { a } from '../../ui-more/src';", errors: [{ messageId: 'room' }] },
  ],
});

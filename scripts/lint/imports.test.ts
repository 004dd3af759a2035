import { testRule } from './rules.testkit';

testRule(
  'imports',
  [
    { code: "import { a } from '@courtside/domain/text'; import { b } from './near';" },
    { code: "import { a } from '@courtside/domain';", messages: [/not this room/] },
    { code: "export * from '@courtside/domain/day'; export { a } from '@courtside/domain';", messages: [/not this room/, /not this room/] },
  ],
  [{ regex: '^@courtside/(?!domain/text$)domain(/|$)', message: 'not this room' }],
);

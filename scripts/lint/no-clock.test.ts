import { testRule } from './rules.testkit';

testRule('no-clock', [
  { code: 'const day = new Date(instant); const list = new Map();' },
  { code: 'const now = new Date();', messages: [/The clock comes in/] },
]);

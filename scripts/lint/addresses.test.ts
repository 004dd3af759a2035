import { testRule } from './rules.testkit';

const messages = [/Say linkTo/];

testRule('addresses', [
  { code: '<a href={linkTo("home")}>Home</a>' },
  { code: "navigate(linkTo('home'), { replace: true }); const a = `${origin}/archive`; const b = { to: '/x' };" },
  { code: '<a href="/archive">Archive</a>', messages },
  { code: "navigate('/archive')", messages },
  { code: "const state = { from: '/archive' };", messages },
  { code: 'const address = `/tournament/${id}`;', messages },
]);

// @ts-check
// Our own rules, for oxlint (`oxlint.config.mjs`).
import { addresses } from './addresses.mjs';
import { effectReturns } from './effect-returns.mjs';
import { imports } from './imports.mjs';
import { noClock } from './no-clock.mjs';
import { walls } from './walls.mjs';

/** @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule */

export default {
  meta: { name: 'courtside' },
  rules: { 'effect-returns': effectReturns, walls, imports, addresses, 'no-clock': noClock },
};

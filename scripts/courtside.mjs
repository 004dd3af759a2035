#!/usr/bin/env node
// @ts-check
// The command of the package that scripts/pack makes.
import './lib/node-version.mjs';

await import('./courtside/command.mjs');

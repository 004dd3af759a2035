#!/usr/bin/env node
// @ts-check
// The package's command, see scripts/pack.
import './lib/node-version.mjs';

await import('./courtside/command.mjs');

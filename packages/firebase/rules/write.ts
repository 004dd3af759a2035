/*
 * npm run rules: writes into firestore.rules what follows from the domain's tables.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withSectionFlags } from './section-flags';

const file = fileURLToPath(new URL('../firestore.rules', import.meta.url));
writeFileSync(file, withSectionFlags(readFileSync(file, 'utf8')));

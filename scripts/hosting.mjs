// @ts-check
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/paths.mjs';
import { hostingText } from './serve/hosting.mjs';

writeFileSync(path.join(root, 'firebase.json'), hostingText());

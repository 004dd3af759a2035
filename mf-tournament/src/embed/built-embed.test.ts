/** @jest-environment node */
import { testBuiltEmbed } from '@courtside/federation/embed-testkit';
import path from 'node:path';
import { version } from './release.json';

describe('the built elements, all five with what they share', () => {
  testBuiltEmbed({
    folder: path.join(__dirname, '../../dist/embed'),
    name: 'tournament',
    version,
    most: 32.5 * 1024,
    without: ['innerHTML', 'insertAdjacentHTML', 'preact'],
  });
});

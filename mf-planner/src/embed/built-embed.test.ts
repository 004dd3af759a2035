/** @jest-environment node */
import { testBuiltEmbed } from '@courtside/federation/embed-testkit';
import path from 'node:path';
import { version } from './release.json';

describe('the built planner', () => {
  testBuiltEmbed({
    folder: path.join(__dirname, '../../dist/embed'),
    name: 'planner',
    version,
    // The specification allows 95 KB.
    most: 35 * 1024,
    without: ['fetch(', 'firebase', 'react-router'],
  });
});

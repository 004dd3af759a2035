import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readAgreedBytes } from './agreed-files';
import { createGameOnCourt, createLargestBracket, createGames, createTeams, createTournament, measureDocument } from './documents';

/**
 * Prices of the Blaze plan in US dollars, beyond the free quotas: the price of reads is from an earlier edition of cloud.google.com/firestore/pricing, for a
 * multi-region database such as nam5; the two others are from secondary sources. Check them before you rely on them.
 */
const prices = { per100kReads: 0.06, perGiBFirestore: 0.12, perGBHosting: 0.15 };

/** The cost of a first visit: billed documents, bytes of documents in responses, and bytes of scripts. */
interface Visit {
  readonly reads: number;
  readonly documentBytes: number;
  readonly scriptBytes: number;
}

const compressed = (...texts: readonly string[]): number => texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);

/** Returns the visits whose cost is computed, with their earlier and present costs. @param root the repository's folder */
export function computeVisits(root: string): readonly (readonly [string, Visit, Visit])[] {
  const event = measureDocument('tournaments/a', createTournament(16, 48, createLargestBracket('single', 8))).wire;
  const parts = [
    event,
    measureDocument('teams/a', createTeams(16, 3)).wire,
    measureDocument('schedules/a', createGames(24, 12)).wire,
    measureDocument('brackets/a', createGames(8, 12)).wire,
  ];
  const home = compressed(...Array.from({ length: 12 }, () => event));
  const archive = compressed(event) * 500;
  const card = compressed(measureDocument('tournaments/a', createTournament(0, 0, createLargestBracket('single', 8))).wire);
  const page = compressed(...parts);
  // Both versions read each profile once, and both had the lite client in their scripts.
  const lite = 27_300;
  const scripts = {
    home: readAgreedBytes(root, 'home'),
    archive: readAgreedBytes(root, 'archive'),
    tournament: readAgreedBytes(root, 'tournament'),
  };
  const visit = (reads: number, documentBytes: number, scriptBytes: number): Visit => ({ reads, documentBytes, scriptBytes });
  return [
    ['home, 12 tournaments', visit(24, 2 * home, scripts.home + lite), visit(12, home, scripts.home)],
    ['tournament, 16 teams', visit(8 + 48, 2 * page, scripts.tournament + lite), visit(4 + 48, page, scripts.tournament)],
    ['archive, 500 past', visit(500, archive, scripts.archive + lite), visit(24, 24 * card, scripts.archive)],
  ];
}

const computeCost = ({ reads, documentBytes, scriptBytes }: Visit, visitors: number): number =>
  (visitors * reads * prices.per100kReads) / 1e5 +
  (visitors * documentBytes * prices.perGiBFirestore) / 2 ** 30 +
  (visitors * scriptBytes * prices.perGBHosting) / 1e9;

const dollars = (amount: number): string => `$${amount < 1 ? amount.toFixed(3) : amount.toFixed(2)}`;
const count = (number: number): string => Math.round(number).toLocaleString('en');

/** Prints the cost of visits and the size of documents: the tables of docs/performance.md. Everything is computed; nothing is measured. */
export async function run(): Promise<boolean> {
  // npm runs benchmarks in their package's folder.
  const root = path.resolve('../..');
  console.log('\n### What visits cost, before → now\n');
  console.log('| visit | visitors | documents read | documents, MB | scripts, MB | price |\n| --- | --- | --- | --- | --- | --- |');
  for (const [what, before, now] of computeVisits(root))
    for (const visitors of [100, 1_000, 100_000]) {
      const both = (of: (visit: Visit) => string) => `${of(before)} → ${of(now)}`;
      const cells = [
        what,
        count(visitors),
        both(({ reads }) => count(reads * visitors)),
        both(({ documentBytes }) => count((documentBytes * visitors) / 1e6)),
        both(({ scriptBytes }) => count((scriptBytes * visitors) / 1e6)),
        both((visit) => dollars(computeCost(visit, visitors))),
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
  console.log('\n### How large documents get\n');
  console.log(
    '| document | stored, kB | of 1 MiB | sent, kB | compressed, kB | entries of indexes, were it not exempt |\n| --- | --- | --- | --- | --- | --- |',
  );
  const largest = {
    'schedule, 48 games, 12 goals each': measureDocument('schedules/a', createGames(48, 12)),
    'schedule, 400 games, not played': measureDocument('schedules/a', createGames(400, 0)),
    'schedule, 400 games, 12 goals each': measureDocument('schedules/a', createGames(400, 12)),
    'schedule, 400 games, 25 goals each': measureDocument('schedules/a', createGames(400, 25)),
    'bracket, double elimination of 256, 12 goals each': measureDocument(
      'brackets/a',
      createGames(createLargestBracket('double', 256).template.games.length, 12),
    ),
    'teams, 512 of 3 players': measureDocument('teams/a', createTeams(512, 3)),
    'teams, 512 of 12 players': measureDocument('teams/a', createTeams(512, 12)),
    'tournament, 512 teams, 5,000 games': measureDocument(
      'tournaments/a',
      createTournament(512, 5_000, createLargestBracket('double', 256)),
    ),
  };
  for (const [what, { stored, wire, indexEntries }] of Object.entries(largest)) {
    const cells = [
      what,
      count(stored / 1000),
      `${((100 * stored) / 2 ** 20).toFixed(0)} %`,
      count(wire.length / 1000),
      count(compressed(wire) / 1000),
      count(indexEntries),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log('\n### What a tap sends to each viewer, bytes, before → now\n');
  console.log('| event | sent | compressed |\n| --- | --- | --- |');
  for (const [what, before, now] of taps()) {
    const cells = [what, `${count(before.length)} → ${count(now.length)}`, `${count(compressed(before))} → ${count(compressed(now))}`];
    console.log(`| ${cells.join(' | ')} |`);
  }
  return taps().every(([what, , now]) => !what.includes(' 12 ') || now.length <= TAP);
}

/** The limit for the bytes that a tap sends to each viewer in a game of 12 goals. */
const TAP = 2000;

/** Returns the document that changes with a tap, in the earlier and in the present format. */
const taps = (): readonly (readonly [string, string, string])[] =>
  (
    [
      [48, 12],
      [400, 12],
      [400, 25],
    ] as const
  ).map(([games, goals]) => [
    `${games} games, ${goals} goals each`,
    measureDocument('schedules/a', createGames(games, goals)).wire,
    measureDocument('schedules/a/onCourt/b', createGameOnCourt(goals)).wire,
  ]);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Part, type Rule, grammarLines } from './grammar.testkit';
import { parseRules } from './rules-parser';
import { Source } from './source';

/*
 * S5: the grammar is what is next to the parser's functions, and it is true in both directions: what is made from it is accepted, and real files,
 * which are accepted, can be derived from it.
 */
const rules = grammarLines();
const byName = new Map(rules.map((rule) => [rule.name, rule]));
const ruleOf = (name: string): Rule => {
  const rule = byName.get(name);
  if (rule === undefined) throw new Error(`no line of the grammar says what ${name} is`);
  return rule;
};
const mentioned = (part: Part): string[] => {
  if (part.kind === 'rule') return [part.name];
  if ('parts' in part) return part.parts.flatMap(mentioned);
  return 'part' in part ? mentioned(part.part) : [];
};

const RESERVED = 'true|false|null|in|is|if|let|return|function|allow|match|service';
/** The meaning of the words between question marks, with examples. */
const PROSE: Record<string, { pattern: RegExp; samples: string[] }> = {
  'a word, but none that begins a statement or stands for a value or an operator': {
    pattern: new RegExp(`(?!(?:${RESERVED})(?![A-Za-z0-9_]))[A-Za-z_][A-Za-z0-9_]*`, 'y'),
    samples: ['a', 'request', '_x9', 'B'],
  },
  'a letter or _, then letters, digits and _': { pattern: /[A-Za-z_][A-Za-z0-9_]*/y, samples: ['a', 'data', 'string', 'if', '_'] },
  'one or more of 0 to 9': { pattern: /[0-9]+/y, samples: ['0', '42', '007'] },
  'one of 0 to 9, a to f, A to F': { pattern: /[0-9a-fA-F]/y, samples: ['0', 'b', 'F'] },
  'one of 0 to 7': { pattern: /[0-7]/y, samples: ['0', '7'] },
  'any but quotes, a backslash and the end of a line': { pattern: /[^'"\\\r\n]/uy, samples: ['x', ' ', 'é', '{', '/'] },
  'a letter, a digit or one of _ ~ % @ -, then more of these and dots': {
    pattern: /[A-Za-z0-9_~%@-][A-Za-z0-9_~%@.-]*/y,
    samples: ['users', '9', '-', 'a.b', '~%@'],
  },
  'letters, digits, _ and -': { pattern: /[A-Za-z0-9_-]+/y, samples: ['default', 'b-1'] },
  'letters, digits and _ ~ % @ . ( ) + ! -': { pattern: /[A-Za-z0-9_~%@.()+!-]+/y, samples: ['users', '(default)', 'a+b!', '.'] },
};
const proseOf = (text: string) => {
  const found = PROSE[text];
  if (found === undefined) throw new Error(`nobody knows what '${text}' means`);
  return found;
};

it('S5: every line is used, and every name has one line', () => {
  expect(byName.size).toBe(rules.length);
  const used = new Set(['file', ...rules.flatMap(({ part }) => mentioned(part))]);
  expect([...used].sort()).toEqual([...byName.keys()].sort());
});

/** How many lines deep the shortest sentence of each name goes. */
const heights = new Map<string, number>();
const heightOf = (part: Part): number => {
  if (part.kind === 'rule') return 1 + (heights.get(part.name) ?? Infinity);
  if (part.kind === 'sequence') return Math.max(0, ...part.parts.map(heightOf));
  if (part.kind === 'choice') return Math.min(...part.parts.map(heightOf));
  return 0;
};
for (let changed = true; changed;) {
  changed = false;
  for (const { name, part } of rules) {
    const height = heightOf(part);
    changed ||= height !== (heights.get(name) ?? Infinity);
    heights.set(name, height);
  }
}

/** After so many names, and so deep, sentences come to their end. */
const LONG = 400;
const DEEP = 60;

/** Random sentences; `seed` decides everything. */
function speaker(seed: number) {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const spoken = new Set<string>();
  let names = 0;
  const mayGoOn = (depth: number): boolean => depth <= DEEP && names <= LONG;
  const say = (part: Part, isSpelled: boolean, depth: number): string => {
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'prose': {
        const { samples } = proseOf(part.text);
        return samples[below(samples.length)] ?? '';
      }
      case 'rule': {
        spoken.add(part.name);
        names += 1;
        const rule = ruleOf(part.name);
        return say(rule.part, rule.isSpelled, depth + 1);
      }
      case 'sequence':
        return part.parts
          .map((one) => say(one, isSpelled, depth))
          .filter((text) => text !== '')
          .join(isSpelled ? '' : ' ');
      case 'choice': {
        const shortest = [...part.parts].sort((a, b) => heightOf(a) - heightOf(b));
        const one = mayGoOn(depth) ? part.parts[below(part.parts.length)] : shortest[0];
        return one === undefined ? '' : say(one, isSpelled, depth);
      }
      case 'optional':
        return mayGoOn(depth) && below(2) === 0 ? say(part.part, isSpelled, depth) : '';
      case 'repeated': {
        const said: string[] = [];
        for (let times = Math.max(0, below(5) - 2); times > 0 && mayGoOn(depth); times -= 1) said.push(say(part.part, isSpelled, depth));
        return said.join(isSpelled ? '' : ' ');
      }
    }
  };
  const sentence = (): string => {
    names = 0;
    return say({ kind: 'rule', name: 'file' }, false, 0);
  };
  return { spoken, sentence };
}

it('S5: sentences of the grammar are accepted', () => {
  const { spoken, sentence } = speaker(1);
  let characters = 0;
  for (let i = 0; i < 400; i += 1) {
    const text = sentence();
    characters += text.length;
    parseRules(new Source(text, 'sentence'));
  }
  expect([...spoken].sort()).toEqual([...byName.keys()].sort());
  expect(characters).toBeGreaterThan(10_000);
});

/** Whether the whole text can be derived from `file`. Every end that a part can have is followed, each once. */
function isDerivable(text: string): boolean {
  const known = new Map<string, readonly number[]>();
  const blank = /(?:[\s\uFEFF]|\/\/[^\r\n]*|\/\*[\s\S]*?\*\/)*/y;
  const past = (at: number, isSpelled: boolean): number => {
    if (isSpelled) return at;
    blank.lastIndex = at;
    blank.exec(text);
    return blank.lastIndex;
  };
  const distinct = (ends: readonly number[]): number[] => [...new Set(ends)];
  const endsOf = (part: Part, from: number, isSpelled: boolean): readonly number[] => {
    const at = part.kind === 'text' || part.kind === 'prose' || part.kind === 'rule' ? past(from, isSpelled) : from;
    switch (part.kind) {
      case 'text': {
        const end = at + part.text.length;
        const isCut = !isSpelled && /\w$/.test(part.text) && /\w/.test(text[end] ?? '');
        return text.startsWith(part.text, at) && !isCut ? [end] : [];
      }
      case 'prose': {
        const { pattern } = proseOf(part.text);
        pattern.lastIndex = at;
        return pattern.test(text) ? [pattern.lastIndex] : [];
      }
      case 'rule': {
        const key = `${part.name} ${at}`;
        const rule = ruleOf(part.name);
        const ends = known.get(key) ?? distinct(endsOf(rule.part, at, rule.isSpelled));
        known.set(key, ends);
        return ends;
      }
      case 'sequence':
        return part.parts.reduce<readonly number[]>((ends, one) => distinct(ends.flatMap((end) => endsOf(one, end, isSpelled))), [from]);
      case 'choice':
        return part.parts.flatMap((one) => endsOf(one, from, isSpelled));
      case 'optional':
        return [from, ...endsOf(part.part, from, isSpelled)];
      case 'repeated': {
        const all = new Set([from]);
        for (const end of all) for (const next of endsOf(part.part, end, isSpelled)) all.add(next);
        return [...all];
      }
    }
  };
  return endsOf({ kind: 'rule', name: 'file' }, 0, false).some((end) => past(end, false) === text.length);
}

it.each(['../golden/club.rules', '../../../firebase/storage.rules', '../../../firebase/firestore.rules'])(
  'S5: %s is a sentence of the grammar',
  (file) => {
    expect(isDerivable(readFileSync(join(__dirname, file), 'utf8'))).toBe(true);
  },
);

it.each([
  'service a { allow read; }',
  "service a { match /b { allow read: if 'x; } }",
  'service a { function f() { let x = 1; } }',
  'function f() { return 1; }',
  'service a { match /b/$(c) { } }',
])('S5: %s is neither derived nor accepted', (text) => {
  expect(isDerivable(text)).toBe(false);
  expect(() => parseRules(new Source(text, 'sentence'))).toThrow();
});

import type { Code } from './evaluation';
import type { RulesMethod } from '../types';
import type { Expression, PatternSegment } from '../syntax/ast';
import type { Names } from './names';

/** One `allow` statement, ready to run. */
export interface CompiledAllow {
  methods: ReadonlySet<RulesMethod>;
  /** null: always true. */
  condition: Code | null;
  node: Expression | null;
  names: Names;
  at: number;
  end: number;
}

export interface CompiledMatch {
  pattern: readonly PatternSegment[];
  allows: readonly CompiledAllow[];
  matches: readonly CompiledMatch[];
  at: number;
}

import { RulesError } from '../errors';
import { MAX_CAPTURES, MAX_MATCH_SEGMENTS, MAX_RECURSIVE_WILDCARDS } from '../limits';
import type * as Ast from '../syntax/ast';
import { parseRules } from '../syntax/rules-parser';
import { Source } from '../syntax/source';
import type { CompileOptions, Diagnostic, RulesMethod } from '../types';
import type { CompiledAllow, CompiledMatch } from './compiled-match';
import { ExpressionCompiler } from './expression-compiler';
import { FunctionCompiler } from './function-compiler';
import { type Findings, NameChecker } from './name-checker';
import { Names } from './names';
import { type FunctionEntry, Scope } from './scope';

const GRANTS: Readonly<Record<Ast.GrantMethod, readonly RulesMethod[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

export interface CompiledRules {
  source: Source;
  version: '1' | '2';
  matches: CompiledMatch[];
  warnings: Diagnostic[];
}

/** Parses, checks and compiles a rules file; throws a RulesError with everything that was found wrong. */
export function compileFile(text: string, options: CompileOptions): CompiledRules {
  const source = new Source(text, options.fileName);
  try {
    return new RulesetCompiler(source, parseRules(source), options).run();
  } catch (error) {
    // Deep expressions in each function of a deep chain: every one is within its limit, all together are not.
    if (error instanceof RangeError) throw source.error(0, 'these rules are too complex; nest expressions and functions less deeply');
    throw error;
  }
}

class RulesetCompiler implements Findings {
  private readonly errors: Diagnostic[] = [];
  private readonly warnings: Diagnostic[] = [];
  private readonly entries: FunctionEntry[] = [];
  private readonly functions: FunctionCompiler;
  private readonly expressions: ExpressionCompiler;

  constructor(
    private readonly source: Source,
    private readonly file: Ast.RulesFile,
    private readonly options: CompileOptions,
  ) {
    this.functions = new FunctionCompiler(this, () => this.expressions);
    this.expressions = new ExpressionCompiler(
      new NameChecker(options.service, this),
      (entry, at) => this.functions.use(entry, at),
      (message, at) => options.logger?.({ message, fileName: source.fileName, ...source.place(at) }),
    );
  }

  error(at: number, message: string): void {
    this.errors.push(this.source.diagnostic(at, message));
  }

  warning(at: number, message: string): void {
    this.warnings.push(this.source.diagnostic(at, message));
  }

  unknown(at: number, message: string): void {
    if (this.options.unknownNames === 'warn') this.warning(at, message);
    else this.error(at, message);
  }

  run(): CompiledRules {
    const global = new Scope(null, 0);
    this.declare(global, this.file.functions);
    const matches: CompiledMatch[] = [];
    let served = false;
    for (const service of this.file.services) {
      if (service.name !== this.options.service) continue;
      served = true;
      const scope = new Scope(global, 0);
      this.declare(scope, service.functions);
      for (const match of service.matches) matches.push(this.match(match, scope, 0, 0));
    }
    if (!served) {
      const [first] = this.file.services;
      this.error(first?.at ?? 0, `these rules are for ${first?.name ?? 'no service'}, expected service ${this.options.service}`);
    }
    for (const entry of this.entries) {
      this.functions.compile(entry);
      if (!entry.used) this.warning(entry.declaration.at, `the function ${entry.declaration.name}() is never used`);
    }
    const byPlace = (a: Diagnostic, b: Diagnostic) => a.line - b.line || a.column - b.column;
    const [first, ...others] = this.errors.sort(byPlace);
    if (first !== undefined) throw new RulesError([first, ...others]);
    return { source: this.source, version: this.file.version, matches, warnings: this.warnings.sort(byPlace) };
  }

  private declare(scope: Scope, functions: readonly Ast.FunctionDeclaration[]): void {
    for (const declaration of functions) {
      if (scope.functions.has(declaration.name))
        this.error(declaration.at, `the function ${declaration.name}() is declared twice in this block`);
      const entry: FunctionEntry = { declaration, scope, body: null, lets: [], height: null, used: false };
      scope.functions.set(declaration.name, entry);
      this.entries.push(entry);
    }
  }

  private match(block: Ast.MatchBlock, parent: Scope, segmentsAbove: number, wildcardsAbove: number): CompiledMatch {
    const scope = new Scope(parent, parent.captureBase);
    this.captures(block, scope, segmentsAbove);
    this.declare(scope, block.functions);
    const length = segmentsAbove + block.pattern.length;
    const wildcards = wildcardsAbove + block.pattern.filter((part) => part.kind === 'recursive').length;
    if (wildcards > MAX_RECURSIVE_WILDCARDS) this.error(block.at, `nested match paths have at most ${MAX_RECURSIVE_WILDCARDS} {name=**}`);
    const allows = block.allows.map((allow) => this.allow(allow, scope));
    const matches = block.matches.map((inner) => this.match(inner, scope, length, wildcards));
    return { pattern: block.pattern, allows, matches, at: block.at };
  }

  private captures(block: Ast.MatchBlock, scope: Scope, segmentsAbove: number): void {
    const { pattern } = block;
    const first = pattern[0];
    if (segmentsAbove + pattern.length > MAX_MATCH_SEGMENTS)
      this.error(first?.at ?? block.at, `a match path has at most ${MAX_MATCH_SEGMENTS} segments`);
    const recursive = pattern.filter((part) => part.kind === 'recursive');
    if (recursive.length > 1) this.error(recursive[1]?.at ?? block.at, 'a match path has at most one {name=**}');
    const last = pattern[pattern.length - 1];
    if (this.file.version === '1' && recursive[0] !== undefined && recursive[0] !== last) {
      this.error(recursive[0].at, "{name=**} must be the path's end in version 1; begin the file with rules_version = '2';");
    }
    let slot = scope.captureBase;
    for (const part of pattern) {
      if (part.kind === 'fixed') continue;
      if (scope.captures.has(part.name)) this.error(part.at, `{${part.name}} is captured twice in this path`);
      scope.captures.set(part.name, slot);
      slot += 1;
    }
    scope.captureBase = slot;
    if (slot > MAX_CAPTURES) this.error(first?.at ?? block.at, `nested match paths capture at most ${MAX_CAPTURES} variables`);
  }

  private allow(statement: Ast.AllowStatement, scope: Scope): CompiledAllow {
    const names = new Names(scope);
    const condition = statement.condition === null ? null : this.expressions.compile(statement.condition, names);
    const methods = new Set(statement.methods.flatMap((method) => GRANTS[method]));
    return { methods, condition, node: statement.condition, names, at: statement.at, end: statement.end };
  }
}

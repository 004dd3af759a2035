import { MAX_CALL_DEPTH, MAX_FUNCTION_ARGUMENTS, MAX_LET_BINDINGS } from '../limits';
import type { ExpressionCompiler } from './expression-compiler';
import type { Findings } from './name-checker';
import { Names } from './names';
import type { FunctionEntry } from './scope';

/** Compiles each declared function once, before its first caller, and so finds recursion and call chains that are too long. */
export class FunctionCompiler {
  /** Functions being compiled now, outermost first. */
  private readonly stack: FunctionEntry[] = [];

  constructor(
    private readonly findings: Findings,
    private readonly expressions: () => ExpressionCompiler,
  ) {}

  /** Called for every call of `entry` at `at`. */
  use(entry: FunctionEntry, at: number): void {
    entry.used = true;
    const caller = this.stack[this.stack.length - 1];
    if (this.stack.includes(entry)) {
      const cycle = [...this.stack.slice(this.stack.indexOf(entry)), entry].map((one) => one.declaration.name);
      this.findings.error(at, `a function must not call itself: ${cycle.join(' -> ')}`);
      return;
    }
    // A chain that is too long is reported by the functions before or after this one; compiling all of it at once could exhaust the stack.
    if (this.stack.length > MAX_CALL_DEPTH && entry.height === null) {
      this.findings.error(at, `functions call each other more than ${MAX_CALL_DEPTH} levels deep`);
      return;
    }
    this.compile(entry);
    if (caller === undefined || entry.height === null) return;
    caller.height = Math.max(caller.height ?? 1, entry.height + 1);
    // The call from the rule itself does not count: a chain of 21 functions has 20 calls.
    if (caller.height - 1 === MAX_CALL_DEPTH + 1) {
      this.findings.error(at, `functions call each other more than ${MAX_CALL_DEPTH} levels deep`);
    }
  }

  compile(entry: FunctionEntry): void {
    if (entry.height !== null) return;
    entry.height = 1;
    this.stack.push(entry);
    const { declaration } = entry;
    const names = new Names(entry.scope);
    this.parameters(entry, names);
    const compiler = this.expressions();
    if (declaration.lets.length > MAX_LET_BINDINGS) {
      this.findings.error(
        declaration.lets[MAX_LET_BINDINGS]?.at ?? declaration.at,
        `a function has at most ${MAX_LET_BINDINGS} let bindings`,
      );
    }
    for (const binding of declaration.lets) {
      entry.lets.push(compiler.compile(binding.value, names));
      if (names.has(binding.name)) this.findings.error(binding.at, `${binding.name} is already declared in ${declaration.name}()`);
      names.declare(binding.name);
    }
    entry.body = compiler.compile(declaration.result, names);
    for (const binding of declaration.lets) {
      if (!names.wasRead(binding.name)) this.findings.warning(binding.at, `the variable ${binding.name} is never used`);
    }
    this.stack.pop();
  }

  private parameters(entry: FunctionEntry, names: Names): void {
    const { declaration } = entry;
    if (declaration.parameters.length > MAX_FUNCTION_ARGUMENTS) {
      this.findings.error(declaration.at, `a function has at most ${MAX_FUNCTION_ARGUMENTS} parameters`);
    }
    for (const parameter of declaration.parameters) {
      if (names.has(parameter.name)) this.findings.error(parameter.at, `${parameter.name} is already a parameter of ${declaration.name}()`);
      names.declare(parameter.name);
    }
  }
}

import { DOCUMENT_FUNCTIONS, type DocumentFunction, callDocumentFunction } from './document-functions';
import { compileLogical, noteFalse } from './compile-logical';
import type { Code, Frame } from './evaluation';
import { Thunk } from './evaluation';
import { Fault } from '../fault';
import type { NameChecker } from './name-checker';
import type { Names } from './names';
import { toPathSegments } from './to-path-segments';
import type { FunctionEntry } from './scope';
import { callMethod } from '../methods';
import { type Builtin, callBuiltin } from '../builtin';
import { element, member, range } from '../operators/access';
import { BINARY_OPERATORS, EXPRESSION_COSTS, UNARY_OPERATORS } from '../operators/table';
import { requireBoolean } from '../operators/require-boolean';
import type * as Ast from '../syntax/ast';
import { format } from '../values/format';
import { EntriesMap } from '../values/map-value';
import { PathValue } from '../values/path-value';
import { hasType, typeName } from '../values/type-names';
import { BytesValue, type Value } from '../values/value';

/** Turns expressions into closures, once, when the rules are loaded. Names are resolved to slots on the way. */
export class ExpressionCompiler {
  constructor(
    private readonly checker: NameChecker,
    private readonly functionOf: (entry: FunctionEntry, at: number) => void,
    private readonly print: (message: string, at: number) => void,
  ) {}

  compile(node: Ast.Expression, names: Names): Code {
    return placed(node, this.plain(node, names));
  }

  private plain(node: Ast.Expression, names: Names): Code {
    switch (node.kind) {
      case 'literal':
        return this.literal(node);
      case 'name':
        return this.name(node, names);
      case 'member':
        return this.member(node, names);
      case 'index': {
        const [object, index] = [this.compile(node.object, names), this.compile(node.index, names)];
        return costing(node, (frame) => element(object(frame), index(frame)));
      }
      case 'range': {
        const [object, from, to] = [this.compile(node.object, names), this.compile(node.from, names), this.compile(node.to, names)];
        return costing(node, (frame) => range(object(frame), from(frame), to(frame)));
      }
      case 'call':
        return this.call(node, names);
      case 'method':
        return this.method(node, names);
      case 'unary':
        return this.unary(node, names);
      case 'binary':
        return this.binary(node, names);
      case 'is': {
        this.checker.type(node);
        const operand = this.compile(node.operand, names);
        return costing(node, (frame) => hasType(operand(frame), node.type));
      }
      case 'ternary':
        return this.ternary(node, names);
      case 'list': {
        const items = node.items.map((item) => this.compile(item, names));
        return costing(node, (frame) => items.map((item) => item(frame)));
      }
      case 'map':
        return this.map(node, names);
      case 'path':
        return this.path(node, names, false);
    }
  }

  private literal(node: Ast.Literal): Code {
    const value = node.value instanceof Uint8Array ? new BytesValue(node.value) : node.value;
    return costing(node, () => value);
  }

  private name(node: Ast.Name, names: Names): Code {
    const found = names.find(node.name);
    if (found === null) {
      this.checker.unknownName(node, names);
      return () => {
        throw new Fault(`there is no variable ${node.name}`);
      };
    }
    const { slot } = found;
    switch (found.kind) {
      case 'local':
        return costing(node, (frame) => frame.locals[slot]?.get() ?? null);
      case 'capture':
        return costing(node, (frame) => frame.captures[slot] ?? null);
      case 'request':
        return costing(node, (frame) => frame.evaluation.request);
      case 'resource':
        return costing(node, (frame) => frame.evaluation.resource);
    }
  }

  private member(node: Ast.Member, names: Names): Code {
    const { property } = node;
    const object = this.compile(node.object, names);
    return costing(node, (frame) => member(object(frame), property));
  }

  private unary(node: Ast.Unary, names: Names): Code {
    const operand = this.compile(node.operand, names);
    const apply = UNARY_OPERATORS[node.operator];
    return costing(node, (frame) => apply(operand(frame), node.operand));
  }

  private binary(node: Ast.Binary, names: Names): Code {
    const operator = BINARY_OPERATORS[node.operator];
    const left = this.compile(node.left, names);
    const right = this.compile(node.right, names);
    if (operator.kind === 'logical') return compileLogical(node, operator.decidedBy, left, right);
    if (operator.kind === 'arithmetic') {
      const { apply } = operator;
      return costing(node, (frame) => apply(left(frame), right(frame)));
    }
    const { apply } = operator;
    return costing(node, (frame) => noted(frame, node, left(frame), right(frame), apply));
  }

  private ternary(node: Ast.Ternary, names: Names): Code {
    const condition = this.compile(node.condition, names);
    const whenTrue = this.compile(node.whenTrue, names);
    const whenFalse = this.compile(node.whenFalse, names);
    return costing(node, (frame) => {
      if (requireBoolean(condition(frame), node.condition, 'the condition of a ternary'))
        return falseNoted(frame, node.whenTrue, whenTrue(frame));
      return falseNoted(frame, node.whenFalse, whenFalse(frame));
    });
  }

  private map(node: Ast.MapLiteral, names: Names): Code {
    const entries = node.entries.map(({ key, value }) => ({ key: this.compile(key, names), value: this.compile(value, names) }));
    return costing(node, (frame) => {
      const map = new Map<string, Value>();
      for (const entry of entries) {
        const key = entry.key(frame);
        if (typeof key !== 'string') throw new Fault(`a map's key must be a string, not ${typeName(key)}`);
        map.set(key, entry.value(frame));
      }
      return new EntriesMap(map);
    });
  }

  private path(node: Ast.PathLiteral, names: Names, isBound: boolean): Code {
    const parts = node.segments.map((segment) => {
      if (typeof segment === 'string') return segment;
      // A name no one declared waits for bind().
      if (isBound && segment.kind === 'name' && names.find(segment.name) === null) return `$(${segment.name})`;
      return this.compile(segment, names);
    });
    return costing(
      node,
      (frame) => new PathValue(parts.flatMap((part) => (typeof part === 'string' ? [part] : toPathSegments(part(frame))))),
    );
  }

  private call(node: Ast.Call, names: Names): Code {
    const entry = names.scope.findFunction(node.name);
    if (entry !== null) return this.userCall(node, entry, names);
    const args = node.args.map((arg) => this.compile(arg, names));
    if (node.name === 'debug') {
      this.checker.argumentCount(node, 1);
      const [argument] = args;
      return costing(node, (frame) => {
        const value = argument?.(frame) ?? null;
        this.print(format(value), node.at);
        return value;
      });
    }
    const documents = this.checker.documentFunction(node);
    if (documents !== null) return documentCall(node, documents, args);
    const conversion = this.checker.globalFunction(node, names);
    if (conversion === null) {
      return () => {
        throw new Fault(`there is no function ${node.name}()`);
      };
    }
    return builtinCall(node, node.name, conversion, args);
  }

  private userCall(node: Ast.Call, entry: FunctionEntry, names: Names): Code {
    this.functionOf(entry, node.at);
    this.checker.argumentCount(node, entry.declaration.parameters.length);
    const args = node.args.map((arg) => this.compile(arg, names));
    const { declaration } = entry;
    return costing(node, (frame) => {
      const inner: Frame = { evaluation: frame.evaluation, captures: frame.captures, locals: [] };
      for (const arg of args) inner.locals.push(new Thunk(arg, frame));
      for (const binding of entry.lets) inner.locals.push(new Thunk(binding, inner));
      if (entry.body === null) throw new Fault(`${node.name}() calls itself`);
      return falseNoted(frame, declaration.result, entry.body(inner));
    });
  }

  private method(node: Ast.MethodCall, names: Names): Code {
    const args = node.args.map((arg) => this.compile(arg, names));
    const { method, object } = node;
    if (object.kind === 'name' && names.find(object.name) === null) {
      const found = this.checker.namespaceFunction(node, object.name);
      if (found === 'documents') return documentCall(node, method as DocumentFunction, args);
      if (found !== null) return builtinCall(node, `${object.name}.${method}`, found, args);
      if (this.checker.isNamespace(object.name)) {
        return () => {
          throw new Fault(`there is no function ${object.name}.${method}()`);
        };
      }
    }
    const receiver =
      method === 'bind' && object.kind === 'path' ? placed(object, this.path(object, names, true)) : this.compile(object, names);
    return costing(node, (frame) =>
      callMethod(
        receiver(frame),
        method,
        args.map((arg) => arg(frame)),
      ),
    );
  }
}

/** Adds the position to a fault that has none yet. */
function placed(node: Ast.Expression, code: Code): Code {
  return (frame) => {
    try {
      return code(frame);
    } catch (error) {
      if (error instanceof Fault && error.at < 0) {
        error.at = node.at;
        error.end = node.end;
      }
      throw error;
    }
  };
}

function costing(node: Ast.Expression, code: Code): Code {
  const amount = EXPRESSION_COSTS[node.kind];
  return (frame) => {
    frame.evaluation.spend(amount);
    return code(frame);
  };
}

function noted(frame: Frame, node: Ast.Binary, left: Value, right: Value, test: (a: Value, b: Value) => boolean): boolean {
  const result = test(left, right);
  if (!result) {
    frame.evaluation.comparedAt = node.at;
    frame.evaluation.comparedLeft = left;
    frame.evaluation.comparedRight = right;
  }
  return result;
}

function falseNoted(frame: Frame, node: Ast.Expression, value: Value): Value {
  if (value === false) noteFalse(frame.evaluation, node);
  return value;
}

function builtinCall(node: Ast.Expression, name: string, one: Builtin, args: Code[]): Code {
  return costing(node, (frame) =>
    callBuiltin(
      name,
      one,
      args.map((arg) => arg(frame)),
      0,
    ),
  );
}

function documentCall(node: Ast.Expression, name: DocumentFunction, args: Code[]): Code {
  const [path] = args;
  if (!DOCUMENT_FUNCTIONS.includes(name) || path === undefined) throw new Error(`${name} is not a document function`);
  return costing(node, (frame) => callDocumentFunction(name, path(frame), frame.evaluation));
}

import { DOCUMENT_FUNCTIONS, type DocumentFunction, callDocumentFunction } from '../evaluate/document-functions';
import type { Evaluation } from '../evaluate/evaluation';
import { Fault } from '../fault';
import type { FunctionEntry, Scope } from '../evaluate/scope';
import { callMethod } from '../methods';
import { callBuiltin } from '../builtin';
import { NAMESPACES } from '../namespaces';
import { conversions } from '../namespaces/conversions';
import { element, member, range } from '../operators/access';
import { EXPRESSION_COSTS } from '../operators/table';
import { requireBoolean } from '../operators/require-boolean';
import type * as Ast from '../syntax/ast';
import { EntriesMap } from '../values/map-value';
import { PathValue } from '../values/path-value';
import { hasType } from '../values/type-names';
import { BytesValue, type Value, isList } from '../values/value';
import { toPathSegments } from '../evaluate/to-path-segments';
import { evaluateOperator } from './abstract-operators';
import { type Abstract, tryCompute, toFailed, doubt, failed, known } from './abstract-value';
import { collectionTest, fieldContains, fieldHasKey, fieldHasType } from './field-tests';
import type { Facts } from './facts';

/** The variables an expression sees: arguments and let bindings by name, evaluated when asked for. */
export interface Environment {
  scope: Scope;
  captures: readonly Abstract[];
  locals: ReadonlyMap<string, () => Abstract>;
}

/**
 * Evaluates expressions over all documents of one branch of a query at once. The ordinary operators compute every value that is the same for all
 * documents. The facts decide the rest where they can; everything else is unknown.
 */
export class AbstractEvaluator {
  constructor(
    private readonly facts: Facts,
    private readonly evaluation: Evaluation,
  ) {}

  evaluate(node: Ast.Expression, env: Environment): Abstract {
    this.evaluation.spend(EXPRESSION_COSTS[node.kind]);
    switch (node.kind) {
      case 'literal':
        return known(node.value instanceof Uint8Array ? new BytesValue(node.value) : node.value);
      case 'name':
        return this.name(node, env);
      case 'member':
        return this.member(node, this.evaluate(node.object, env), node.property);
      case 'index':
        return this.index(node, env);
      case 'range':
        return this.strict(node, [node.object, node.from, node.to], env, ([object, from, to]) =>
          range(object ?? null, from ?? null, to ?? null),
        );
      case 'call':
        return this.call(node, env);
      case 'method':
        return this.method(node, env);
      case 'unary':
      case 'binary':
        return evaluateOperator(node, (inner) => this.evaluate(inner, env), this.facts);
      case 'is':
        return this.typeTest(node, env);
      case 'ternary':
        return this.ternary(node, env);
      case 'list':
        return this.strict(node, node.items, env, (items) => [...items]);
      case 'map':
        return this.map(node, env);
      case 'path':
        return this.path(node, env);
    }
  }

  private name(node: Ast.Name, env: Environment): Abstract {
    const local = env.locals.get(node.name);
    if (local !== undefined) return local();
    const slot = env.scope.findCapture(node.name);
    if (slot !== null) return env.captures[slot] ?? failed(node, new Fault(`${node.name} is not bound`));
    if (node.name === 'request') return known(this.evaluation.request);
    if (node.name === 'resource') return { kind: 'resource' };
    return failed(node, new Fault(`there is no variable ${node.name}`));
  }

  private member(node: Ast.Expression, object: Abstract, property: string): Abstract {
    switch (object.kind) {
      case 'known':
        return tryCompute(node, () => member(object.value, property));
      case 'resource':
        if (property === 'data') return { kind: 'field', path: [] };
        if (property === 'id' || property === '__name__') return this.identity(node, property);
        return failed(node, new Fault(`property ${property} is undefined on resource`));
      case 'field': {
        const path = [...object.path, property];
        const fixed = this.facts.equal(path);
        return fixed === undefined ? { kind: 'field', path } : known(fixed);
      }
      default:
        return object.kind === 'keys' ? doubt(node, 'a list has no such property') : object;
    }
  }

  private identity(node: Ast.Expression, property: 'id' | '__name__'): Abstract {
    const { name } = this.facts;
    if (!(name instanceof PathValue)) return doubt(node, "the query does not fix the document's name");
    return known(property === 'id' ? (name.segments[name.segments.length - 1] ?? '') : name);
  }

  private index(node: Ast.Index, env: Environment): Abstract {
    const object = this.evaluate(node.object, env);
    const index = this.evaluate(node.index, env);
    if (index.kind === 'known' && typeof index.value === 'string' && object.kind !== 'known') return this.member(node, object, index.value);
    return this.combine(node, [object, index], ([a, b]) => element(a ?? null, b ?? null));
  }

  private typeTest(node: Ast.TypeTest, env: Environment): Abstract {
    const operand = this.evaluate(node.operand, env);
    if (operand.kind === 'field') {
      if (operand.path.length === 0) return known(node.type === 'map');
      const certain = fieldHasType(this.facts, operand.path, node.type);
      return certain === null ? doubt(node, "the query does not fix the field's type") : known(certain);
    }
    if (operand.kind === 'resource') return known(node.type === 'map');
    if (operand.kind === 'keys') return known(node.type === 'list');
    return this.combine(node, [operand], ([value]) => hasType(value ?? null, node.type));
  }

  private ternary(node: Ast.Ternary, env: Environment): Abstract {
    const condition = this.evaluate(node.condition, env);
    if (condition.kind !== 'known') return this.combine(node.condition, [condition], () => null);
    try {
      return this.evaluate(
        requireBoolean(condition.value, node.condition, 'the condition of a ternary') ? node.whenTrue : node.whenFalse,
        env,
      );
    } catch (error) {
      return toFailed(node, error);
    }
  }

  private map(node: Ast.MapLiteral, env: Environment): Abstract {
    const parts = node.entries.flatMap((entry) => [entry.key, entry.value]);
    return this.strict(node, parts, env, (values) => {
      const map = new Map<string, Value>();
      for (let i = 0; i < values.length; i += 2) {
        const key = values[i];
        if (typeof key !== 'string') throw new Fault("a map's key must be a string");
        map.set(key, values[i + 1] ?? null);
      }
      return new EntriesMap(map);
    });
  }

  private path(node: Ast.PathLiteral, env: Environment): Abstract {
    const inner = node.segments.filter((segment) => typeof segment !== 'string');
    return this.strict(node, inner, env, (values) => {
      const rest = [...values];
      return new PathValue(
        node.segments.flatMap((segment) => (typeof segment === 'string' ? [segment] : toPathSegments(rest.shift() ?? null))),
      );
    });
  }

  private call(node: Ast.Call, env: Environment): Abstract {
    const entry = env.scope.findFunction(node.name);
    if (entry !== null) return this.userCall(node, entry, env);
    const documents = DOCUMENT_FUNCTIONS.find((name) => name === node.name);
    if (documents !== undefined) return this.documentCall(node, documents, env);
    // A query may be judged once for each of its branches; debug() stays silent here.
    if (node.name === 'debug' && node.args[0] !== undefined) return this.evaluate(node.args[0], env);
    const builtin = Object.hasOwn(conversions, node.name) ? conversions[node.name] : undefined;
    return this.strict(node, node.args, env, (args) => {
      if (builtin === undefined) throw new Fault(`there is no function ${node.name}()`);
      return callBuiltin(node.name, builtin, args, 0);
    });
  }

  private documentCall(node: Ast.Expression & { args: Ast.Expression[] }, name: DocumentFunction, env: Environment): Abstract {
    return this.strict(node, node.args, env, ([path]) => callDocumentFunction(name, path ?? null, this.evaluation));
  }

  private userCall(node: Ast.Call, entry: FunctionEntry, env: Environment): Abstract {
    const locals = new Map<string, () => Abstract>();
    const inner: Environment = { scope: entry.scope, captures: env.captures, locals };
    const { declaration } = entry;
    declaration.parameters.forEach((parameter, i) => {
      const argument = node.args[i];
      if (argument !== undefined)
        locals.set(
          parameter.name,
          once(() => this.evaluate(argument, env)),
        );
    });
    for (const binding of declaration.lets) {
      // A binding sees those before it.
      const visible: Environment = { ...inner, locals: new Map(locals) };
      locals.set(
        binding.name,
        once(() => this.evaluate(binding.value, visible)),
      );
    }
    return this.evaluate(declaration.result, inner);
  }

  private method(node: Ast.MethodCall, env: Environment): Abstract {
    const { object, method } = node;
    if (object.kind === 'name' && !env.locals.has(object.name) && env.scope.findCapture(object.name) === null) {
      const table = Object.hasOwn(NAMESPACES, object.name) ? NAMESPACES[object.name] : undefined;
      if (table !== undefined) {
        return this.strict(node, node.args, env, (args) => {
          const found = Object.hasOwn(table, method) ? table[method] : undefined;
          if (found === undefined) throw new Fault(`there is no function ${object.name}.${method}()`);
          return callBuiltin(method, found, args, 0);
        });
      }
    }
    const receiver = this.evaluate(object, env);
    const args = node.args.map((argument) => this.evaluate(argument, env));
    if (receiver.kind === 'field' || receiver.kind === 'keys') return this.symbolicMethod(node, receiver, args);
    return this.combine(node, [receiver, ...args], ([value, ...rest]) => callMethod(value ?? null, method, rest));
  }

  private symbolicMethod(node: Ast.MethodCall, receiver: Abstract & { path: readonly string[] }, args: readonly Abstract[]): Abstract {
    const { method } = node;
    const { path } = receiver;
    const [first] = args;
    if (receiver.kind === 'field' && method === 'keys' && args.length === 0 && (path.length === 0 || this.facts.isMap(path)))
      return { kind: 'keys', path };
    if (receiver.kind === 'field' && method === 'get' && args.length === 2 && first?.kind === 'known')
      return this.lookup(node, path, first.value);
    if (first?.kind === 'known' && args.length === 1) {
      const contains = (item: Value) =>
        receiver.kind === 'keys' ? fieldHasKey(this.facts, path, item) : fieldContains(this.facts, path, item);
      const certain = collectionTest(method, first.value, contains);
      if (certain !== null) return known(certain);
    }
    return doubt(node, 'the query does not decide this');
  }

  /** `map.get(key, default)`: known only when the query makes sure that the field exists. */
  private lookup(node: Ast.MethodCall, path: readonly string[], key: Value): Abstract {
    const keys = isList(key) ? key : [key];
    const full = [...path, ...keys.map(String)];
    const valid = keys.length > 0 && keys.every((one) => typeof one === 'string');
    if (!valid || !this.facts.has(full)) return doubt(node, 'the query does not make sure that the field exists');
    const fixed = this.facts.equal(full);
    return fixed === undefined ? { kind: 'field', path: full } : known(fixed);
  }

  private strict(
    node: Ast.Expression,
    parts: readonly Ast.Expression[],
    env: Environment,
    apply: (values: readonly Value[]) => Value,
  ): Abstract {
    return this.combine(
      node,
      parts.map((part) => this.evaluate(part, env)),
      apply,
    );
  }

  /** Applies an ordinary operation when every operand is known; an error of an operand is an error of the whole. */
  private combine(node: Ast.Expression, operands: readonly Abstract[], apply: (values: readonly Value[]) => Value): Abstract {
    const values: Value[] = [];
    for (const operand of operands) {
      if (operand.kind === 'known') values.push(operand.value);
      else if (operand.kind === 'error' || operand.kind === 'unknown') return operand;
      else return doubt(node, "the query's constraints do not decide this");
    }
    return tryCompute(node, () => apply(values));
  }
}

function once(compute: () => Abstract): () => Abstract {
  let result: Abstract | null = null;
  return () => (result ??= compute());
}

import { Fault } from './fault';
import { type TypeName, hasType, typeName } from './values/type-names';
import type { Value } from './values/value';

export type ParameterType = TypeName | 'number' | 'any' | 'list or set' | 'string or bytes' | 'string or list';

/** A built-in function: its parameters and its implementation. The receiver of a method is its first argument. */
export interface Builtin {
  parameters: readonly ParameterType[];
  apply: (args: readonly Value[]) => Value;
  /** A sentence for the warning shown when the rules use something the hosted service does not know. */
  warning?: string;
}

export type BuiltinTable = Readonly<Record<string, Builtin>>;

/** Declares a built-in whose arguments have the given TypeScript types, which `parameters` guarantees at run time. */
export function builtin<T extends readonly Value[]>(
  parameters: { [K in keyof T]: ParameterType },
  apply: (...args: T) => Value,
  warning?: string,
): Builtin {
  return { parameters, apply: (args) => apply(...(args as unknown as T)), ...(warning === undefined ? {} : { warning }) };
}

/** Checks the arguments and calls. `offset` is 1 for methods, whose receiver was chosen by its type already. */
export function callBuiltin(name: string, one: Builtin, args: readonly Value[], offset: 0 | 1): Value {
  if (args.length !== one.parameters.length) {
    throw new Fault(`${name}() takes ${one.parameters.length - offset} argument(s), not ${args.length - offset}`);
  }
  for (let i = offset; i < args.length; i += 1) {
    const wanted = one.parameters[i] ?? 'any';
    const given = args[i] ?? null;
    if (!accepts(wanted, given)) throw new Fault(`${name}() needs ${wanted} as argument ${i + 1 - offset}, not ${typeName(given)}`);
  }
  return one.apply(args);
}

function accepts(wanted: ParameterType, value: Value): boolean {
  if (wanted === 'any') return true;
  return wanted.split(' or ').some((type) => hasType(value, type));
}

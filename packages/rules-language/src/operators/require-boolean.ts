import { Fault } from '../fault';
import type { Node } from '../syntax/ast';
import { typeName } from '../values/type-names';
import type { Value } from '../values/value';

/**
 * The boolean that a value is; nothing else counts as true or false.
 * @param what how the message calls the value
 * @throws Fault placed at `node`
 */
export function requireBoolean(value: Value, node: Node, what: string): boolean {
  if (typeof value === 'boolean') return value;
  const fault = new Fault(`${what} must be a boolean, not ${typeName(value)}`);
  fault.at = node.at;
  fault.end = node.end;
  throw fault;
}

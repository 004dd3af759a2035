import { DOCUMENT_FUNCTIONS, type DocumentFunction } from './document-functions';
import type { Names } from './names';
import { suggestName } from './suggest-name';
import type { Builtin } from '../builtin';
import { NAMESPACES } from '../namespaces';
import { conversions } from '../namespaces/conversions';
import type * as Ast from '../syntax/ast';
import type { RulesService } from '../types';
import { TESTABLE_TYPES } from '../values/type-names';

/** Receives the findings; errors keep the rules from being used. */
export interface Findings {
  error(at: number, message: string): void;
  warning(at: number, message: string): void;
  /** A name no one declared: an error, or a warning where the hosted service's leniency is asked for. */
  unknown(at: number, message: string): void;
}

/** Checks what can be known about names, types and argument counts before anything is evaluated. */
export class NameChecker {
  constructor(
    private readonly service: RulesService,
    private readonly findings: Findings,
  ) {}

  unknownName(node: Ast.Name, names: Names): void {
    if (this.isNamespace(node.name)) this.findings.unknown(node.at, `${node.name} is a namespace; call one of its functions`);
    else this.findings.unknown(node.at, `there is no variable ${node.name}${suggestName(node.name, names.all())}`);
  }

  type(node: Ast.TypeTest): void {
    if (TESTABLE_TYPES.includes(node.type)) return;
    this.findings.error(node.typeAt, `'${node.type}' is not a type; the types are ${TESTABLE_TYPES.join(', ')}`);
  }

  argumentCount(node: Ast.Call, wanted: number): void {
    if (node.args.length !== wanted) this.findings.error(node.at, `${node.name}() takes ${wanted} argument(s), not ${node.args.length}`);
  }

  /** `get`, `exists` and their siblings; Storage rules know them as `firestore.get` and `firestore.exists` only. */
  documentFunction(node: Ast.Call): DocumentFunction | null {
    const found = DOCUMENT_FUNCTIONS.find((one) => one === node.name);
    if (found === undefined) return null;
    if (this.service === 'firebase.storage') {
      this.findings.unknown(node.at, `Storage rules read documents with firestore.get() and firestore.exists()`);
      return null;
    }
    this.argumentCount(node, 1);
    return node.args.length === 0 ? null : found;
  }

  globalFunction(node: Ast.Call, names: Names): Builtin | null {
    const found = Object.hasOwn(conversions, node.name) ? conversions[node.name] : undefined;
    if (found === undefined) {
      if (this.service === 'firebase.storage' && DOCUMENT_FUNCTIONS.some((one) => one === node.name)) return null;
      const known = [...names.scope.functionNames(), ...Object.keys(conversions), ...DOCUMENT_FUNCTIONS, 'debug'];
      this.findings.unknown(node.at, `there is no function ${node.name}()${suggestName(node.name, known)}`);
      return null;
    }
    this.argumentCount(node, found.parameters.length);
    return found;
  }

  isNamespace(name: string): boolean {
    return Object.hasOwn(NAMESPACES, name) || (name === 'firestore' && this.service === 'firebase.storage');
  }

  namespaceFunction(node: Ast.MethodCall, namespace: string): Builtin | 'documents' | null {
    if (!this.isNamespace(namespace)) return null;
    if (namespace === 'firestore') return this.firestoreFunction(node);
    const table = NAMESPACES[namespace] ?? {};
    const found = Object.hasOwn(table, node.method) ? table[node.method] : undefined;
    if (found === undefined) {
      this.findings.unknown(
        node.methodAt,
        `${namespace} has no function ${node.method}()${suggestName(node.method, Object.keys(table)) || `; it has ${Object.keys(table).join(', ')}`}`,
      );
      return null;
    }
    if (node.args.length !== found.parameters.length) {
      this.findings.error(
        node.methodAt,
        `${namespace}.${node.method}() takes ${found.parameters.length} argument(s), not ${node.args.length}`,
      );
    }
    if (found.warning !== undefined) this.findings.warning(node.methodAt, found.warning);
    return found;
  }

  private firestoreFunction(node: Ast.MethodCall): 'documents' | null {
    if (node.method !== 'get' && node.method !== 'exists') {
      this.findings.unknown(node.methodAt, `firestore has no function ${node.method}(); it has get, exists`);
      return null;
    }
    if (node.args.length === 1) return 'documents';
    this.findings.error(node.methodAt, `firestore.${node.method}() takes 1 argument(s), not ${node.args.length}`);
    return null;
  }
}

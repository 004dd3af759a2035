// @ts-check
import { createHash } from 'node:crypto';
import ts from 'typescript';
import { findIndexModule, resolveRequest, createModuleReader } from './modules.mjs';

/** @param {string} text */
const short = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Returns the public interface of a package: a fingerprint of the type of each name that its index exports. It follows types of the same package
 * to their end. It ignores their names and places, comments, parameter names, private members and the order of a union. Types of other packages
 * count by their names.
 * @param {string} request "@courtside/ui", or a module as `texts` names it
 * @param {ReadonlyMap<string, string>} texts see `declarations`
 * @returns {Record<string, string>} by name, in order
 */
export function digestExports(request, texts) {
  const modules = createModuleReader(texts);
  const index = findIndexModule(request) ?? request;
  if (!modules(index)) throw new Error(`${request} has no declarations.`);
  const names = [...namesOf(index)].sort();
  return Object.fromEntries(names.map((name) => [name, short(spell(name))]));

  /** @param {string} at @returns {Set<string>} */
  function namesOf(at) {
    const module = modules(at);
    if (!module) return new Set();
    return new Set([
      ...module.exports.keys(),
      ...module.stars.flatMap((star) => [...namesOf(resolveRequest(at, star, texts))].filter((name) => name !== 'default')),
    ]);
  }

  /**
   * Where a name of a module is declared: among our declarations, or as a text that names it elsewhere.
   * @param {string} at @param {string} name @returns {{ at: string, name: string } | string}
   */
  function declared(at, name) {
    const module = modules(at);
    if (!module) return `${at}#${name}`;
    const exported = module.exports.get(name);
    if (exported?.module) return follow(at, { module: exported.module, name: exported.name });
    if (exported) return local(at, exported.name) ?? `${at}#${name}`;
    for (const star of module.stars) {
      const next = resolveRequest(at, star, texts);
      if (namesOf(next).has(name)) return declared(next, name);
    }
    return local(at, name) ?? `${at}#${name}`;
  }

  /** @param {string} at @param {{ module: string | null, name: string }} target */
  function follow(at, { module: next, name }) {
    const place = resolveRequest(at, next ?? '', texts);
    if (name !== '*') return declared(place, name);
    return modules(place) ? [...namesOf(place)].sort().join(' ') : `${place}#*`;
  }

  /** @param {string} at @param {string} name @returns {{ at: string, name: string } | string | null} */
  function local(at, name) {
    const module = modules(at);
    const imported = module?.imports.get(name);
    if (imported) return follow(at, imported);
    return module?.locals.has(name) ? { at, name } : null;
  }

  /** Returns the type of an exported name with all types that it needs, as one text. @param {string} exported */
  function spell(exported) {
    /** @type {Map<string, number>} */
    const numbers = new Map();
    /** @type {Array<{ at: string, name: string }>} */
    const waiting = [];
    const parts = [spot(declared(index, exported))];
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { at, name } = next;
      for (const node of modules(at)?.locals.get(name) ?? []) parts.push(canonical(node, at));
    }
    return parts.join('\n');

    /** @param {{ at: string, name: string } | string} place a declaration by its number, whatever it is called */
    function spot(place) {
      if (typeof place === 'string') return place;
      const key = `${place.at}#${place.name}`;
      if (!numbers.has(key)) {
        numbers.set(key, numbers.size);
        waiting.push(place);
      }
      return `$${numbers.get(key)}`;
    }

    /** @param {ts.Node} node @param {string} at @returns {string} */
    function canonical(node, at) {
      if (ts.isParameter(node))
        return `${node.dotDotDotToken ? '...' : ''}_${node.questionToken ? '?' : ''}:${node.type ? canonical(node.type, at) : 'any'}`;
      if (ts.isTypePredicateNode(node)) return `_ is ${node.type ? canonical(node.type, at) : ''}`;
      if (ts.isUnionTypeNode(node)) {
        const members = [...node.types].sort((a, b) => (a.getText() < b.getText() ? -1 : 1));
        return `(${members.map((member) => canonical(member, at)).join('|')})`;
      }
      if (ts.isImportTypeNode(node)) return importType(node, at);
      if (ts.isIdentifier(node)) return isName(node) ? node.text : spot(local(at, node.text) ?? node.text);
      if (isPrivate(node)) return '';
      const children = node.getChildren();
      return children.length === 0
        ? node.getText()
        : children
            .map((child) => canonical(child, at))
            .filter(Boolean)
            .join(' ');
    }

    /** @param {ts.ImportTypeNode} node @param {string} at */
    function importType(node, at) {
      const request = ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal) ? node.argument.literal.text : '';
      const [first = '*', ...rest] = node.qualifier?.getText().split('.') ?? [];
      const place = spot(follow(at, { module: request, name: first }));
      const given = node.typeArguments?.map((argument) => canonical(argument, at)).join(',');
      return [place, ...rest].join('.') + (given ? `<${given}>` : '');
    }
  }
}

/** Whether the identifier is the name of a member or declaration, and not a reference. @param {ts.Identifier} node */
function isName(node) {
  const { parent } = node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  const isMember =
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isAccessor(parent) ||
    ts.isEnumMember(parent) ||
    ts.isNamedTupleMember(parent) ||
    ts.isTypeParameterDeclaration(parent);
  return isMember && parent.name === node;
}

/** @param {ts.Node} node */
const isPrivate = (node) =>
  (ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)) ||
  (ts.isPropertyDeclaration(node) && ts.isPrivateIdentifier(node.name));

/** One fingerprint over all that a package exports. @param {Record<string, string>} exports */
export const digestInterface = (exports) => short(JSON.stringify(exports));

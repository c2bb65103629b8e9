/** Whether code asserts: it calls `expect`, or a function of ours that does. */
import ts from 'typescript';
import { calledName, calledObject, descendants, type Source } from './sources.ts';

/** What asserts on its own; Testing Library's `findBy…` and `getBy…` throw when there is no match. */
const ASSERTS = /^(?:expect|assert|findBy\w+|findAllBy\w+|getBy\w+|getAllBy\w+)$/;

interface NamedFunction {
  readonly name: string;
  readonly calls: ReadonlySet<string>;
}

const callsIn = (node: ts.Node): Set<string> =>
  new Set(
    [node, ...descendants(node)].flatMap((child) =>
      ts.isCallExpression(child) ? [calledName(child), calledObject(child)] : [],
    ),
  );

function functionsOf({ tree }: Source): NamedFunction[] {
  return descendants(tree).flatMap((node): NamedFunction[] => {
    const isNamed =
      ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isPropertyAssignment(node);
    if (!isNamed || !node.name || !ts.isIdentifier(node.name)) return [];
    return [{ name: node.name.text, calls: callsIn(node) }];
  });
}

/** The names of all functions that assert, directly or through another. */
export function assertingNames(sources: readonly Source[]): ReadonlySet<string> {
  const functions = sources.flatMap(functionsOf);
  const asserting = new Set<string>();
  for (let before = -1; before < asserting.size;) {
    before = asserting.size;
    for (const { name, calls } of functions) {
      if ([...calls].some((call) => call === 'expect' || asserting.has(call))) asserting.add(name);
    }
  }
  return asserting;
}

/** Whether code asserts, given the names of the functions that do. */
export function asserts(node: ts.Node, asserting: ReadonlySet<string>, mayFind: boolean): boolean {
  return [...callsIn(node)].some(
    (name) => asserting.has(name) || (mayFind ? ASSERTS.test(name) : name === 'expect' || name === 'assert'),
  );
}

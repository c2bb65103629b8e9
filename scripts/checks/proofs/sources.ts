/** Parses sources into syntax trees, for the checks of tests and stories. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../reports/folder.ts';
import { filesBelow } from '../../workspace/files.ts';

/** A source file with its path from the root of the project. */
export interface Source {
  readonly file: string;
  readonly tree: ts.SourceFile;
}

/** A source from its text. */
export const parseSource = (file: string, text: string): Source => ({
  file,
  tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
});

/** Every source below a folder whose path matches. */
export const readSources = (folder: string, isWanted: (file: string) => boolean): Source[] =>
  filesBelow(folder)
    .filter(isWanted)
    .map((file) => parseSource(file, readFileSync(path.join(ROOT, file), 'utf8')));

/** Every node of a tree, outermost first. */
export function descendants(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (child: ts.Node) => {
    found.push(child);
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return found;
}

/** What is called, without its object: `expect` of `expect(x)`, `click` of `page.click()`. */
export function calledName(node: ts.CallExpression): string {
  const callee = node.expression;
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : '';
}

/** `expect` of `expect.soft(x)`: the object whose function is called, if it has a name. */
export function calledObject({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) && ts.isIdentifier(expression.expression)
    ? expression.expression.text
    : '';
}

/** The literal words of a string or a template, without what is filled in. */
export function wordsOf(node: ts.Node | undefined): string | null {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/** The domain rules that only tests call: knip does not see them, because the package exports them. */
import ts from 'typescript';
import { descendants, type Source } from './sources.ts';

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** The functions and constants that a file exports where they are defined; types do not count. */
function exportedNames({ tree }: Source): string[] {
  return tree.statements.flatMap((statement) => {
    if (!isExported(statement)) return [];
    if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
    return ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText())
      : [];
  });
}

/** How often each name is used: not where it is declared, imported or re-exported. */
function usedNames({ tree }: Source): string[] {
  return descendants(tree).flatMap((node) => {
    if (!ts.isIdentifier(node)) return [];
    const { parent } = node;
    const isDeclaration =
      (ts.isFunctionDeclaration(parent) || ts.isVariableDeclaration(parent)) && parent.name === node;
    const isPassedOn = ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isImportClause(parent);
    return isDeclaration || isPassedOn ? [] : [node.text];
  });
}

/**
 * @param rules The sources of the domain, without tests.
 * @param product Every source of the product, including the domain's, without tests.
 * @returns Each rule that the product does not use, as a line to print.
 */
export function unusedRules(rules: readonly Source[], product: readonly Source[]): string[] {
  const used = new Set(product.flatMap(usedNames));
  return rules.flatMap((source) =>
    exportedNames(source)
      .filter((name) => !used.has(name))
      .map((name) => `${source.file}: nothing but tests uses ${name}`),
  );
}

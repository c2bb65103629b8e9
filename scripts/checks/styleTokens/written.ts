/** The source form of a property's value in a style object. */
import ts from 'typescript';
import { descendants } from '../proofs/sources.ts';

/** A value as CSS, or a number whose unit depends on where it is; and the node to report. */
export interface Written {
  readonly node: ts.Node;
  readonly value: string | number;
}

/** Replaces a part that is only known at run time. */
export const COMPUTED = 'var(--computed)';

type Constants = ReadonlyMap<string, ts.Expression>;

/** The constants that a source sets to a literal, by name. */
export const constantsOf = (tree: ts.SourceFile): Constants =>
  new Map(
    descendants(tree)
      .filter(ts.isVariableDeclaration)
      .filter(({ parent }) => ts.isVariableDeclarationList(parent) && (parent.flags & ts.NodeFlags.Const) !== 0)
      .flatMap(({ name, initializer }) => (ts.isIdentifier(name) && initializer ? [[name.text, initializer]] : [])),
  );

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node;

function numberOf(node: ts.Expression): number | null {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  const isMinus = ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken;
  return isMinus && ts.isNumericLiteral(node.operand) ? -Number(node.operand.text) : null;
}

/** The text of a template, with constants filled in. A unit after a computed part belongs to it. */
function templateText({ head, templateSpans }: ts.TemplateExpression, constants: Constants): string {
  const parts = templateSpans.map(({ expression, literal }) => {
    const constant = ts.isIdentifier(expression) ? constants.get(expression.text) : undefined;
    const value = constant && (ts.isStringLiteralLike(bare(constant)) ? bare(constant) : null);
    if (value && ts.isStringLiteralLike(value)) return `${value.text}${literal.text}`;
    const number = numberOf(bare(constant ?? expression));
    return number === null ? `${COMPUTED}${literal.text.replace(/^[a-z%]+/, '')}` : `${number}${literal.text}`;
  });
  return [head.text, ...parts].join('');
}

/** The possible return values of a function that makes a value. */
const returned = ({ body }: ts.ArrowFunction): ts.Expression[] =>
  ts.isBlock(body)
    ? descendants(body)
        .filter(ts.isReturnStatement)
        .flatMap(({ expression }) => expression ?? [])
    : [body];

const valuesOf = ({ properties }: ts.ObjectLiteralExpression): ts.Expression[] =>
  properties.filter(ts.isPropertyAssignment).map(({ initializer }) => initializer);

/** The possible values of an expression: both branches of a condition, one per width, the value of a constant. */
function branches(node: ts.Expression, constants: Constants): readonly ts.Expression[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isBinaryExpression(node)) {
    return node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ? [node.left, node.right] : [];
  }
  if (ts.isObjectLiteralExpression(node)) return valuesOf(node);
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  if (ts.isArrowFunction(node)) return returned(node);
  if (ts.isIdentifier(node)) return [constants.get(node.text)].filter((value) => value !== undefined);
  if (ts.isElementAccessExpression(node) && ts.isIdentifier(node.expression)) {
    const table = constants.get(node.expression.text);
    return table && ts.isObjectLiteralExpression(bare(table)) ? [bare(table)] : [];
  }
  return [];
}

/**
 * Every possible value of an expression, as far as it is written in the source: conditions, values per width, functions
 * of the theme, and constants of the same source. What other sources export, and what is computed, is left out.
 */
export function writtenValues(
  expression: ts.Expression,
  constants: Constants,
  seen: readonly ts.Node[] = [],
): Written[] {
  const node = bare(expression);
  if (seen.includes(node)) return [];
  if (ts.isStringLiteralLike(node)) return [{ node, value: node.text }];
  if (ts.isTemplateExpression(node)) return [{ node, value: templateText(node, constants) }];
  const number = numberOf(node);
  if (number !== null) return [{ node, value: number }];
  return branches(node, constants).flatMap((branch) => writtenValues(branch, constants, [...seen, node]));
}

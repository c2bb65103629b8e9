/** What is wrong with the titles of tests that name requirement rows, and with tests that assert nothing. */
import ts from 'typescript';
import { ROW_ID } from '../../spec/registers.ts';
import { asserts } from './assertions.ts';
import { calledName, descendants, type Source, wordsOf } from './sources.ts';

/** One claim per title: more rows than these are claimed, not proven. */
export const MOST_ROWS = 4;

/** Something wrong with a test or a story. */
export interface Fault {
  readonly file: string;
  /** The title of the test, or the name of the story. */
  readonly title: string;
  readonly what: string;
}

const TEST = /^(?:it|test)$/;
const LOOPS = /^(?:forEach|map|flatMap)$/;

/** `test` of `test(…)`, `test.only(…)` and `test.each(…)(…)`. */
function rootName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootName(node.expression);
  return ts.isTaggedTemplateExpression(node) ? rootName(node.tag) : '';
}

const isEach = ({ expression }: ts.CallExpression) => ts.isCallExpression(expression);

function isInLoop(node: ts.Node): boolean {
  for (let above: ts.Node | undefined = node.parent; above; above = above.parent) {
    if (ts.isForOfStatement(above) || ts.isForStatement(above)) return true;
    if (ts.isCallExpression(above) && LOOPS.test(calledName(above))) return true;
  }
  return false;
}

/** The rows that words name. */
export const idsIn = (words: string) => new Set(words.match(ROW_ID));

/** The body of a test: its last function argument. */
const bodyOf = ({ arguments: given }: ts.CallExpression) =>
  given.findLast((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument));

interface TitledCall {
  readonly call: ts.CallExpression;
  readonly title: string;
  readonly name: string;
}

function titledCalls({ tree }: Source): TitledCall[] {
  return descendants(tree).flatMap((node): TitledCall[] => {
    if (!ts.isCallExpression(node)) return [];
    const name = rootName(node.expression);
    const title = wordsOf(node.arguments[0]);
    return title !== null && (TEST.test(name) || name === 'describe') ? [{ call: node, title, name }] : [];
  });
}

/** The faults of the tests of a file. */
export function testFaults(
  source: Source,
  { asserting, needsAssertion }: { readonly asserting: ReadonlySet<string>; readonly needsAssertion: boolean },
): Fault[] {
  return titledCalls(source).flatMap(({ call, title, name }): Fault[] => {
    const fault = (what: string): Fault => ({ file: source.file, title, what });
    const rows = idsIn(title).size;
    const isDescribe = name === 'describe' || /^test\.describe\b/.test(call.expression.getText());
    if (isDescribe) return rows > 0 ? [fault('the title of a group names rows, which proves nothing')] : [];
    const isSkipped = calledName(call) === 'skip';
    const body = isSkipped ? undefined : bodyOf(call);
    return [
      ...(rows > MOST_ROWS ? [fault(`names ${rows} rows, and ${MOST_ROWS} are the most`)] : []),
      // One row may be exemplified by every case; with several, each case names its own.
      ...(rows > 1 && (isEach(call) || isInLoop(call)) ? [fault('every case names the same rows')] : []),
      ...(needsAssertion && body && !asserts(body, asserting, false) ? [fault('asserts nothing')] : []),
    ];
  });
}

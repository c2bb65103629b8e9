/** What is wrong with the stories that name requirement rows. */
import ts from 'typescript';
import { asserts } from './assertions.ts';
import { calledName, descendants, type Source, wordsOf } from './sources.ts';
import { type Fault, idsIn, MOST_ROWS } from './titles.ts';

function propertyOf(node: ts.ObjectLiteralExpression, name: string): ts.ObjectLiteralElementLike | undefined {
  return node.properties.find((property) => property.name && property.name.getText() === name);
}

/** The rows of `spec: ['A-…']`, anywhere inside a story. */
function rowsOf(story: ts.Node): string[] {
  return descendants(story).flatMap((node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'spec') return [];
    return ts.isArrayLiteralExpression(node.initializer)
      ? node.initializer.elements.filter(ts.isStringLiteralLike).map(({ text }) => text)
      : [];
  });
}

function hasTag(story: ts.ObjectLiteralExpression, tag: string): boolean {
  const tags = propertyOf(story, 'tags');
  return tags !== undefined && tags.getText().includes(`'${tag}'`);
}

/** A play function may be written here, elsewhere under a name, or in another story, which is checked itself. */
function playAsserts(play: ts.ObjectLiteralElementLike, asserting: ReadonlySet<string>): boolean {
  if (!ts.isPropertyAssignment(play)) return asserts(play, asserting, true);
  const { initializer } = play;
  if (ts.isIdentifier(initializer)) return asserting.has(initializer.text);
  return ts.isPropertyAccessExpression(initializer) || asserts(initializer, asserting, true);
}

interface NamedStory {
  readonly name: string;
  readonly node: ts.ObjectLiteralExpression;
}

/** The stories of a file: the objects that it exports. */
function storiesOf({ tree }: Source): NamedStory[] {
  return tree.statements.flatMap((statement): NamedStory[] => {
    if (!ts.isVariableStatement(statement)) return [];
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer && ts.isObjectLiteralExpression(initializer) ? [{ name: name.getText(), node: initializer }] : [],
    );
  });
}

/** The faults of the steps whose titles name rows: `step('the title [A-…]', async () => …)`. */
function stepFaults({ file, tree }: Source, asserting: ReadonlySet<string>): Fault[] {
  return descendants(tree).flatMap((node): Fault[] => {
    if (!ts.isCallExpression(node) || calledName(node) !== 'step') return [];
    const [titled, body] = node.arguments;
    const title = wordsOf(titled) ?? '';
    const rows = idsIn(title).size;
    const fault = (what: string): Fault => ({ file, title, what });
    return [
      ...(rows > MOST_ROWS ? [fault(`names ${rows} rows, and ${MOST_ROWS} are the most`)] : []),
      ...(rows > 0 && !(body && asserts(body, asserting, true)) ? [fault('names rows and asserts nothing')] : []),
    ];
  });
}

/**
 * @param proofOf The kinds of proof that a row requires.
 * @returns The faults of the stories of a file.
 */
export function storyFaults(
  source: Source,
  asserting: ReadonlySet<string>,
  proofOf: ReadonlyMap<string, readonly string[]>,
): Fault[] {
  const stories = storiesOf(source);
  const typical = stories.find(({ node }) => !hasTag(node, 'no-visual'));
  const faults = stories.flatMap(({ name, node }): Fault[] => {
    const rows = rowsOf(node);
    const fault = (what: string): Fault => ({ file: source.file, title: name, what });
    const play = propertyOf(node, 'play');
    const isPlayed = play !== undefined && playAsserts(play, asserting);
    const hasPicture = node === typical?.node || hasTag(node, 'pictured');
    const isPictured = hasPicture && rows.every((row) => proofOf.get(row)?.includes('visual'));
    return [
      ...(rows.length > MOST_ROWS ? [fault(`names ${rows.length} rows, and ${MOST_ROWS} are the most`)] : []),
      ...(rows.length > 0 && !isPlayed && !isPictured ? [fault('names rows, and no play function asserts them')] : []),
    ];
  });
  return [...faults, ...stepFaults(source, asserting)];
}

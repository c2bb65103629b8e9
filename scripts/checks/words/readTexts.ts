/** Reads the texts of the project, wherever they are written. */
import path from 'node:path';
import ts from 'typescript';
import type { Language } from '../../../packages/domain/src/languages/index.ts';
import { messageFile, pageAreas, readMessages, serverAreas } from '../../../packages/texts/scripts/messageFiles.ts';
import { messageForms } from '../../../packages/texts/scripts/messageForms.ts';
import { isTestFile } from '../../workspace/files.ts';
import { descendants, readSources, type Source } from '../proofs/sources.ts';

/** A text, where it is, and its key with the area: `devices.export`. */
export interface WrittenText {
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

/** The texts of some areas in a language; each form of a text is one of its own. */
const textsOfAreas = (areas: readonly string[], language: Language): WrittenText[] =>
  areas.flatMap((area) =>
    [...readMessages(language, area)].flatMap(([key, message]) =>
      messageForms(message).map((text) => ({
        file: `packages/texts/messages/${messageFile(language, area)}`,
        key: `${area}.${key}`,
        text,
      })),
    ),
  );

/** The texts of the console in a language. */
export const catalogOf = (language: Language): WrittenText[] => textsOfAreas(pageAreas(), language);

/** The texts that the console never loads: those that only the server writes, and the frequent questions. */
export const serverTextsOf = (language: Language): WrittenText[] => textsOfAreas(serverAreas(), language);

/** The words of a string or of a template, whose values become placeholders, without tags of HTML. */
function wordsIn(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text.replaceAll(/<[^>]+>/g, '');
  if (!ts.isTemplateExpression(node)) return null;
  const words = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return words.join('{{value}}').replaceAll(/<[^>]+>/g, '');
}

const isNamed = (node: ts.Node, name: string) =>
  (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
  (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) &&
  node.name.text === name;

/** What a source writes under the name of a language: `{ ko: …, en: …, ja: … }`. The key is its name with the line. */
export function textsInSource({ file, tree }: Source, language: Language): WrittenText[] {
  const area = path.basename(file).split('.', 1)[0];
  return descendants(tree)
    .filter((node) => isNamed(node, language))
    .flatMap(descendants)
    .flatMap((node) => {
      const text = wordsIn(node);
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      return text === null ? [] : [{ file, key: `${area}.${line}`, text }];
    });
}

const TEXT_SOURCE = /\/(?:demo\/(?:notices|memos)|releaseNotes)\.(?:ts|json)$/;

/** The notes of releases, and what the demo says. */
export const otherSources = (): Source[] =>
  ['packages/server/src/demo', 'packages/agent'].flatMap((folder) =>
    readSources(folder, (file) => TEXT_SOURCE.test(file) && !isTestFile(file)),
  );

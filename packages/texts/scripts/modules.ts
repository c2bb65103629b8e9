/** The modules that are made of the messages: one of texts per language and area, one of loaders and one of types. */
import { LANGUAGES, type Language } from '@remote-console/domain';
import { compileMessage, valuesOf, type ValueKind } from '../src/compiler/compileMessage.ts';
import { assertComplete, messageAreas, readMessages } from './messageFiles.ts';

const TYPES: Readonly<Record<ValueKind, string>> = { number: 'number', text: 'string | number' };

const banner = (source: string) => `// Generated from ${source} by \`npm run generate\`. Do not edit.`;

const nameOf = (key: string) => (/^[\w$]+$/.test(key) ? key : `'${key}'`);

/** What cannot be compiled is named with its place. */
function compiled(language: Language, area: string, key: string, message: string): string {
  try {
    return JSON.stringify(compileMessage(message));
  } catch (thrown) {
    throw new Error(`messages/${language}/${area}.json: ${key}`, { cause: thrown });
  }
}

function textModule(language: Language, area: string): string {
  const texts = [...readMessages(language, area)].map(
    ([key, message]) => `  ${nameOf(key)}: ${compiled(language, area, key, message)},`,
  );
  return [
    banner(`messages/${language}/${area}.json`),
    "import type { TextsOf } from '../../areas.ts';",
    '',
    `export const ${area}: TextsOf<'${area}'> = {`,
    ...texts,
    '};',
    '',
  ].join('\n');
}

/** What the messages of a key ask for in any language: one may leave out a value that another needs. */
function valuesOfKey(area: string, key: string): ReadonlyMap<string, ValueKind> {
  const values = new Map<string, ValueKind>();
  for (const language of LANGUAGES) {
    for (const [name, kind] of valuesOf(readMessages(language, area).get(key) ?? '')) {
      if (values.get(name) !== 'number') values.set(name, kind);
    }
  }
  return values;
}

function typeOfKey(area: string, key: string): string {
  const values = [...valuesOfKey(area, key)].map(([name, kind]) => `readonly ${nameOf(name)}: ${TYPES[kind]}`);
  return values.length === 0 ? 'NoValues' : `{ ${values.join('; ')} }`;
}

function typesModule(areas: readonly string[]): string {
  const types = areas.flatMap((area) => [
    `  readonly ${area}: {`,
    ...[...readMessages(LANGUAGES[0], area).keys()].map(
      (key) => `    readonly ${nameOf(key)}: ${typeOfKey(area, key)};`,
    ),
    '  };',
  ]);
  return [
    banner('messages'),
    '/** Of a text without placeholders. */',
    'type NoValues = Readonly<Record<never, never>>;',
    '',
    '/** What each text of each area asks for. */',
    'export interface AreaValues {',
    ...types,
    '}',
    '',
  ].join('\n');
}

function loadersModule(areas: readonly string[]): string {
  const loadersOf = (language: Language) => [
    `  ${language}: {`,
    ...areas.map((area) => `    ${area}: async () => (await import('./${language}/${area}.ts')).${area},`),
    '  },',
  ];
  return [
    banner('messages'),
    "import type { Language } from '@remote-console/domain';",
    "import type { TextArea, TextLoaders } from '../areas.ts';",
    '',
    '/** Where the texts of each area are. Any bundler splits them, and a page loads one language of the areas it shows. */',
    'export const TEXT_LOADERS: Readonly<Record<Language, TextLoaders>> = {',
    ...LANGUAGES.flatMap(loadersOf),
    '};',
    '',
    '/** All areas. */',
    'export const TEXT_AREAS = [',
    ...areas.map((area) => `  '${area}',`),
    '] as const satisfies readonly TextArea[];',
    '',
  ].join('\n');
}

/**
 * Every generated module, by its path in the folder of the generated files.
 *
 * @throws Error where a file is missing, or a message cannot be compiled.
 */
export function generatedModules(): ReadonlyMap<string, string> {
  assertComplete();
  const areas = messageAreas();
  return new Map([
    ['loaders.ts', loadersModule(areas)],
    ['areaValues.ts', typesModule(areas)],
    ...LANGUAGES.flatMap((language) =>
      areas.map((area): [string, string] => [`${language}/${area}.ts`, textModule(language, area)]),
    ),
  ]);
}

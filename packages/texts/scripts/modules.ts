/** The modules that are made of the messages: one of texts per language and area, one of loaders and one of types. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../domain/src/languages/index.ts';
import { compileMessage, valuesOf, type ValueKind } from '../src/compiler/compileMessage.ts';
import { assertComplete, messageFile, pageAreas, readMessages, serverAreas } from './messageFiles.ts';

const TYPES: Readonly<Record<ValueKind, string>> = { number: 'number', text: 'string | number' };

const banner = (source: string) => `// Generated from ${source} by \`npm run generate\`. Do not edit.`;

const nameOf = (key: string) => (/^[\w$]+$/.test(key) ? key : `'${key}'`);

/** What cannot be compiled is named with its place. */
function compiled(language: Language, area: string, key: string, message: string): string {
  try {
    return JSON.stringify(compileMessage(message));
  } catch (thrown) {
    throw new Error(`messages/${messageFile(language, area)}: ${key}: ${String(thrown)}`, { cause: thrown });
  }
}

function textModule(language: Language, area: string): string {
  const texts = [...readMessages(language, area)].map(
    ([key, message]) => `  ${nameOf(key)}: ${compiled(language, area, key, message)},`,
  );
  return [
    banner(`messages/${messageFile(language, area)}`),
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

/** What each text of some areas asks for. */
function valuesOfAreas(name: string, about: string, areas: readonly string[]): readonly string[] {
  const types = areas.flatMap((area) => [
    `  readonly ${area}: {`,
    ...[...readMessages(DEFAULT_LANGUAGE, area).keys()].map(
      (key) => `    readonly ${nameOf(key)}: ${typeOfKey(area, key)};`,
    ),
    '  };',
  ]);
  return [`/** ${about} */`, `export interface ${name} {`, ...types, '}', ''];
}

const typesModule = () =>
  [
    banner('messages'),
    '/** Of a text without placeholders. */',
    'type NoValues = Readonly<Record<never, never>>;',
    '',
    ...valuesOfAreas('AreaValues', 'What each text of a page asks for, by area.', pageAreas()),
    ...valuesOfAreas(
      'ServerAreaValues',
      'What each text asks for that only the server writes, by area.',
      serverAreas(),
    ),
  ].join('\n');

/** @param names Of what the module exports: the loaders, all of their areas, and the types of both. */
function loadersModule(
  areas: readonly string[],
  about: string,
  names: Readonly<Record<'loaders' | 'areas' | 'loadersType' | 'areaType', string>>,
): string {
  const loadersOf = (language: Language) => [
    `  ${language}: {`,
    ...areas.map((area) => `    ${area}: async () => (await import('./${language}/${area}.ts')).${area},`),
    '  },',
  ];
  return [
    banner('messages'),
    "import type { Language } from '@remote-console/domain';",
    `import type { ${[names.areaType, names.loadersType].toSorted().join(', ')} } from '../areas.ts';`,
    '',
    `/** ${about} */`,
    `export const ${names.loaders}: Readonly<Record<Language, ${names.loadersType}>> = {`,
    ...LANGUAGES.flatMap(loadersOf),
    '};',
    '',
    '/** All areas of them. */',
    `export const ${names.areas} = [`,
    ...areas.map((area) => `  '${area}',`),
    `] as const satisfies readonly ${names.areaType}[];`,
    '',
  ].join('\n');
}

const pageLoaders = () =>
  loadersModule(
    pageAreas(),
    'Where the texts of each area are. Any bundler splits them, and a page loads one language of the areas it shows.',
    { loaders: 'TEXT_LOADERS', areas: 'TEXT_AREAS', loadersType: 'TextLoaders', areaType: 'TextArea' },
  );

const serverLoaders = () =>
  loadersModule(serverAreas(), 'Where the texts are that only the server writes. No page knows them.', {
    loaders: 'SERVER_TEXT_LOADERS',
    areas: 'SERVER_TEXT_AREAS',
    loadersType: 'ServerTextLoaders',
    areaType: 'ServerTextArea',
  });

/**
 * Every generated module, by its path in the folder of the generated files.
 *
 * @throws Error where a file is missing, or a message cannot be compiled.
 */
export function generatedModules(): ReadonlyMap<string, string> {
  assertComplete();
  const areas = [...pageAreas(), ...serverAreas()];
  return new Map([
    ['loaders.ts', pageLoaders()],
    ['serverLoaders.ts', serverLoaders()],
    ['areaValues.ts', typesModule()],
    ...LANGUAGES.flatMap((language) =>
      areas.map((area): [string, string] => [`${language}/${area}.ts`, textModule(language, area)]),
    ),
  ]);
}

// Makes the variables of the tokens, the types of the style sheets and the file of the Latin letters. `--check` writes nothing and fails when a file is stale.
import { keepFresh } from './freshFiles.ts';
import { LATIN_FILE, latinFile } from './latinFile.ts';
import { BANNER, typesFileOf, typesOfSheets } from './sheetTypes.ts';
import { readStyleSheets, SOURCES, VARIABLES } from './styleSheets.ts';
import { variablesSheet } from './variables.ts';

keepFresh({
  sources: SOURCES,
  wanted: new Map<string, string | Buffer>([
    [VARIABLES, variablesSheet()],
    [typesFileOf(VARIABLES), `${BANNER}\nexport {};\n`],
    [LATIN_FILE, await latinFile()],
    ...typesOfSheets(await readStyleSheets(SOURCES)),
  ]),
});

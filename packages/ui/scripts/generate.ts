// Makes the variables of the tokens, the types of the style sheets and the files of the fonts. `--check` writes nothing and fails when a file is stale.
import { fontFiles } from './fontFiles.ts';
import { keepFresh } from './freshFiles.ts';
import { BANNER, typesFileOf, typesOfSheets } from './sheetTypes.ts';
import { readStyleSheets, SOURCES, VARIABLES } from './styleSheets.ts';
import { variablesSheet } from './variables.ts';

keepFresh({
  sources: SOURCES,
  wanted: new Map<string, string | Buffer>([
    [VARIABLES, variablesSheet()],
    [typesFileOf(VARIABLES), `${BANNER}\nexport {};\n`],
    ...(await fontFiles()),
    ...typesOfSheets(await readStyleSheets(SOURCES)),
  ]),
});

// Makes the variables of the tokens, and the types of the style sheets. `--check` writes nothing and fails when a file is stale.
import { keepFresh } from './freshFiles.ts';
import { BANNER, typesFileOf, typesOfSheets } from './sheetTypes.ts';
import { readStyleSheets, SOURCES, VARIABLES } from './styleSheets.ts';
import { variablesSheet } from './variables.ts';

keepFresh({
  sources: SOURCES,
  wanted: new Map([
    [VARIABLES, variablesSheet()],
    [typesFileOf(VARIABLES), `${BANNER}\nexport {};\n`],
    ...typesOfSheets(await readStyleSheets(SOURCES)),
  ]),
});

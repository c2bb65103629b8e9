// Generates token variables, style sheet types and font files. `--check` writes nothing and fails on stale files.
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

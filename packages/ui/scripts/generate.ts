// Generates token variables, style sheet types, fonts and the list of texts. `--check` fails on stale files.
import { fontFiles } from './fontFiles.ts';
import { keepFresh } from './freshFiles.ts';
import { BANNER, typesFileOf, typesOfSheets } from './sheetTypes.ts';
import { readStyleSheets, SOURCES, VARIABLES } from './styleSheets.ts';
import { TEXT_FILES, textFilesModule } from './textFiles.ts';
import { variablesSheet } from './variables.ts';

keepFresh({
  sources: SOURCES,
  wanted: new Map<string, string | Buffer>([
    [VARIABLES, variablesSheet()],
    [TEXT_FILES, textFilesModule(SOURCES)],
    [typesFileOf(VARIABLES), `${BANNER}\nexport {};\n`],
    ...(await fontFiles()),
    ...typesOfSheets(await readStyleSheets(SOURCES)),
  ]),
});

// Generates the types of the style sheets. `--check` writes nothing and fails when a file is stale.
import { keepFresh } from '../../ui/scripts/freshFiles.ts';
import { typesOfSheets } from '../../ui/scripts/sheetTypes.ts';
import { readStyleSheets } from '../../ui/scripts/styleSheets.ts';
import { SOURCES } from './sources.ts';

keepFresh({ sources: SOURCES, wanted: typesOfSheets(await readStyleSheets(SOURCES)) });

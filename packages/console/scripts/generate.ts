// Generates the types of the style sheets, and the pages of the frequently asked questions. `--check` writes nothing and
// fails when a file is stale.
import { keepFresh } from '../../ui/scripts/freshFiles.ts';
import { typesOfSheets } from '../../ui/scripts/sheetTypes.ts';
import { readStyleSheets } from '../../ui/scripts/styleSheets.ts';
import { faqPages } from './faqPages.ts';
import { SOURCES } from './sources.ts';

keepFresh({ sources: SOURCES, wanted: new Map([...typesOfSheets(await readStyleSheets(SOURCES)), ...faqPages()]) });

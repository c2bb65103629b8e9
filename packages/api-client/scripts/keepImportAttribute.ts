/**
 * Runs after the compiler, which drops `with { type: 'json' }` from the declarations: anyone compiling for Node and
 * type-checking library declarations would get errors without it.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../dist/contract.d.ts', import.meta.url);
const IMPORT = /(from '\.\/contract\/generated\/openapi\.json')(?: with \{ type: 'json' \})?;/;

const declarations = readFileSync(file, 'utf8');
if (!IMPORT.test(declarations)) throw new Error('The declarations of the contract import its document no more.');
writeFileSync(file, declarations.replace(IMPORT, "$1 with { type: 'json' };"));

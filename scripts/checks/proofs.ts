/**
 * Whether tests and stories can prove what they claim: each asserts, names few rows, and names them for itself; and no
 * rule of the domain is there for its tests alone. What was wrong when the check was written is listed in
 * `proofs/known.txt`, which only gets shorter: `node scripts/checks/proofs.ts --prune` removes what has been corrected.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../reports/folder.ts';
import { readRegisters } from '../spec/registers.ts';
import { isTestFile } from '../workspace/files.ts';
import { assertingNames } from './proofs/assertions.ts';
import { readSources, type Source } from './proofs/sources.ts';
import { storyFaults } from './proofs/stories.ts';
import { testFaults } from './proofs/titles.ts';
import { unusedRules } from './proofs/unusedRules.ts';

const KNOWN = path.join(ROOT, 'scripts/checks/proofs/known.txt');
const CODE = /(?<!\.d)\.tsx?$/;
const GENERATED = /\/generated\//;

const readKnown = (): string[] =>
  existsSync(KNOWN)
    ? readFileSync(KNOWN, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];

/** Every fault there is, as a line to print. */
function allFaults(): string[] {
  const packages = readSources('packages', (file) => CODE.test(file) && !GENERATED.test(file));
  const walks = readSources('tests', (file) => CODE.test(file));
  const isSpec = ({ file }: Source) => /\.(test|spec)\.tsx?$/.test(file);
  const isStory = ({ file }: Source) => file.endsWith('.stories.tsx');
  const isProduct = ({ file }: Source) => !isTestFile(file) && !file.includes('/testing/');
  const inWalks = assertingNames(walks);
  const inStories = assertingNames(
    packages.filter(({ file }) => file.startsWith('packages/ui/') || file.startsWith('packages/console/')),
  );
  const proofOf = new Map(readRegisters().map(({ id, proof }) => [id, proof]));
  const faults = [
    // The linter finds the tests of packages that assert nothing.
    ...packages.filter(isSpec).flatMap((source) => testFaults(source, { asserting: new Set(), needsAssertion: false })),
    ...walks.filter(isSpec).flatMap((source) => testFaults(source, { asserting: inWalks, needsAssertion: true })),
    ...packages.filter(isStory).flatMap((source) => storyFaults(source, inStories, proofOf)),
  ];
  const product = packages.filter(isProduct);
  return [
    ...faults.map(({ file, title, what }) => `${file}: ${title.replaceAll(/\s+/g, ' ')}: ${what}`),
    ...unusedRules(
      product.filter(({ file }) => file.startsWith('packages/domain/')),
      product,
    ),
  ];
}

const faults = [...new Set(allFaults())];
const known = readKnown();
if (process.argv.includes('--prune')) {
  const left = known.filter((line) => faults.includes(line));
  if (left.length === 0) rmSync(KNOWN, { force: true });
  else writeFileSync(KNOWN, `${left.join('\n')}\n`);
  console.log(`${known.length - left.length} known faults have been corrected, ${left.length} are left.`);
  process.exit(0);
}
const fresh = faults.filter((line) => !known.includes(line));
const gone = known.filter((line) => !faults.includes(line));
for (const line of fresh) console.error(line);
for (const line of gone) console.error(`${line} (corrected: remove it from scripts/checks/proofs/known.txt)`);
process.exit(fresh.length + gone.length === 0 ? 0 : 1);

/**
 * Whether tests and stories can prove what they claim: each asserts, names few rows, and names them for itself; and no
 * domain rule exists only for its tests.
 */
import { readRegisters } from '../spec/registers.ts';
import { isTestFile } from '../workspace/files.ts';
import { assertingNames } from './proofs/assertions.ts';
import { readSources, type Source } from './proofs/sources.ts';
import { storyFaults } from './proofs/stories.ts';
import { testFaults } from './proofs/titles.ts';
import { unusedRules } from './proofs/unusedRules.ts';

const CODE = /(?<!\.d)\.tsx?$/;
const GENERATED = /\/generated\//;

/** Every fault, as a line to print. */
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
    // The linter finds package tests that assert nothing.
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

const faults = new Set(allFaults());
for (const line of faults) console.error(line);
process.exit(faults.size === 0 ? 0 : 1);

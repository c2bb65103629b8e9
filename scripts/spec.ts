/**
 * The requirements gate: joins the registers with the results of the last test run. A row is proven only when, for
 * every kind of proof that its register requires, a test that names it ran and passed. Prints the proven rows of each
 * area and what is missing, writes reports/spec.json, and fails when something is missing that is not owed.
 *
 * `npm run spec -- --proof api` checks only the rows that require that proof, `--area B-TREE` one area; `--prune`
 * removes from the list of owed proofs those that have been given.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { REPORTS } from './reports/folder.ts';
import { gateFaults, missingProofs, proveRows } from './spec/gate.ts';
import { readOwed, writeOwed } from './spec/owed.ts';
import { KINDS, readRegisters } from './spec/registers.ts';
import { readSuiteReports } from './spec/reports.ts';
import { staleReports } from './spec/sources.ts';

const { values: options } = parseArgs({
  options: {
    proof: { type: 'string' },
    area: { type: 'string' },
    quiet: { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
  },
});

const rows = readRegisters();
const reports = readSuiteReports();
const proven = proveRows(rows, reports);
const missing = missingProofs(rows, proven);
mkdirSync(REPORTS, { recursive: true });
writeFileSync(path.join(REPORTS, 'spec.json'), `${JSON.stringify(proven, null, 1)}\n`);

if (options.prune) {
  const isMissing = new Set(missing.map(({ id, kind }) => `${id} ${kind}`));
  const owed = readOwed();
  const left = owed.filter(({ id, kind }) => isMissing.has(`${id} ${kind}`));
  writeOwed(left);
  console.log(`${owed.length - left.length} owed proofs were provided, ${left.length} are still missing.`);
}

const isProven = new Map(proven.map((row) => [row.id, row.proven]));
const isChosen = ({ area, proof }: (typeof rows)[number]) =>
  (!options.proof || proof.some((kind) => kind === options.proof)) && (!options.area || area.startsWith(options.area));
const chosen = rows.filter(isChosen);
const chosenIds = new Set(chosen.map(({ id }) => id));

for (const [area, members] of Map.groupBy(chosen, (row) => row.area)) {
  const count = members.filter((row) => isProven.get(row.id)).length;
  console.log(`${area.padEnd(14)} ${String(count).padStart(3)} of ${members.length} proven`);
}
for (const kind of options.quiet ? [] : KINDS) {
  const ids = missing.filter((proof) => proof.kind === kind && chosenIds.has(proof.id)).map(({ id }) => id);
  if (ids.length > 0) console.log(`\nNo passing ${kind} test, though the register asks for one (${ids.length}):`);
  if (ids.length > 0) console.log(ids.join(' '));
}
const count = chosen.filter((row) => isProven.get(row.id)).length;
console.log(`\n${count} of ${chosen.length} rows proven.`);

const faults = gateFaults(rows, reports, {
  owed: readOwed(),
  stale: staleReports(reports.map(({ name }) => name)),
});
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);

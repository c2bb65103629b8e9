/**
 * Joins the requirement registers with the results of the last test run: a row is proven only when a test that names
 * it ran and passed. Prints the rows proven per area and the list of the unproven, and writes reports/spec.json.
 *
 * `npm run spec -- --proof api` looks only at the rows that are best shown that way, `--area B-TREE` at one area.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { passedTests } from './spec/results.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Row {
  id: string;
  area: string;
  proof: string[];
  requirement: string;
}

interface ProvenRow {
  id: string;
  proven: boolean;
  tests: string[];
}

const ROW_ID = /\b[ABC]-[A-Z]+-\d{2}\b/g;

/** Reads every register; the first line of each names the columns. */
function registers(): Row[] {
  const folder = path.join(root, 'docs/requirements');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').trim().split('\n').slice(1))
    .map((line) => {
      const [id = '', , , requirement = '', proof = ''] = line.split('\t');
      return { id, area: id.replace(/-\d+$/, ''), proof: proof.split(',').map((item) => item.trim()), requirement };
    });
}

function join(rows: readonly Row[]): ProvenRow[] {
  const titles = new Map<string, string[]>();
  for (const { title, rows: named } of passedTests(path.join(root, 'reports'))) {
    for (const id of new Set([...(title.match(ROW_ID) ?? []), ...named])) {
      titles.set(id, [...(titles.get(id) ?? []), title]);
    }
  }
  const known = new Set(rows.map((row) => row.id));
  const unknown = [...titles.keys()].filter((id) => !known.has(id));
  if (unknown.length > 0) {
    console.error(`Tests name rows that no register has: ${unknown.join(', ')}`);
    process.exitCode = 1;
  }
  return rows.map(({ id }) => {
    const tests = [...new Set(titles.get(id) ?? [])];
    return { id, proven: tests.length > 0, tests };
  });
}

const { values: options } = parseArgs({
  options: { proof: { type: 'string' }, area: { type: 'string' }, quiet: { type: 'boolean', default: false } },
});
const rows = registers();
const results = join(rows);
mkdirSync(path.join(root, 'reports'), { recursive: true });
writeFileSync(path.join(root, 'reports/spec.json'), `${JSON.stringify(results, null, 1)}\n`);

const isProven = new Map(results.map((row) => [row.id, row.proven]));
const chosen = rows.filter(
  (row) =>
    (!options.proof || row.proof.includes(options.proof)) && (!options.area || row.area.startsWith(options.area)),
);
for (const [area, members] of Map.groupBy(chosen, (row) => row.area)) {
  const proven = members.filter((row) => isProven.get(row.id)).length;
  console.log(`${area.padEnd(14)} ${String(proven).padStart(3)} of ${members.length} proven`);
}
if (!options.quiet) {
  console.log('\nNot proven:');
  for (const row of chosen) if (!isProven.get(row.id)) console.log(`${row.id}\t${row.requirement}`);
}
const proven = chosen.filter((row) => isProven.get(row.id)).length;
console.log(`\n${proven} of ${chosen.length} rows proven.`);

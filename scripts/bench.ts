/**
 * `npm run bench`: our claims about speed and size, as ratios measured in one run on one machine. Absolute times are
 * shown for orientation only. Each finding says whether its goal is met; exits with 1 when one is not.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findingLine, isMissed, type Finding } from './bench/finding.ts';
import { run } from './run/processes.ts';
import { root } from './run/server.ts';

process.chdir(root);
const isBuilt = await run('turbo', ['run', 'build', '--output-logs=errors-only'], { TURBO_TELEMETRY_DISABLED: '1' });
if (!isBuilt) process.exit(1);

// Imported only now: the measures run what the build has just written.
const { MEASURES } = await import('./bench/measures.ts');
const named = process.argv.slice(2);
/** A name selects every measure that starts with it. */
const isNamed = (measure: string) => named.some((name) => measure.startsWith(name));
const unknown = named.filter((name) => !Object.keys(MEASURES).some((measure) => measure.startsWith(name)));
if (unknown.length > 0) {
  console.error(`Unknown measure: ${unknown.join(', ')}. Available: ${Object.keys(MEASURES).join(', ')}.`);
  process.exit(2);
}

const findings: Finding[] = [];
for (const [name, measure] of Object.entries(MEASURES)) {
  if (named.length > 0 && !isNamed(name)) continue;
  for (const finding of await measure()) {
    findings.push(finding);
    console.log(findingLine(finding));
  }
}
mkdirSync(path.join(root, 'reports'), { recursive: true });
writeFileSync(path.join(root, 'reports/bench.json'), `${JSON.stringify(findings, null, 1)}\n`);
const missed = findings.filter(isMissed);
if (missed.length > 0) console.log(`\n${missed.length} of ${findings.length} results miss their goal.`);
process.exit(missed.length > 0 ? 1 : 0);

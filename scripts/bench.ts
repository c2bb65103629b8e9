/**
 * `npm run bench`: what we claim about speed and size, as ratios measured in one run on one machine. Bare times stand
 * beside them for orientation only. Ends with 1 when a goal is missed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deviceList } from './bench/deviceList.ts';
import { fleetMemory } from './bench/fleetMemory.ts';
import { loginSize } from './bench/loginSize.ts';
import { serverMemory } from './bench/serverMemory.ts';
import { throughput } from './bench/throughput.ts';
import { run } from './run/processes.ts';
import { root } from './run/server.ts';

process.chdir(root);
if (!(await run('turbo', ['run', 'build', '--output-logs=errors-only'], { TURBO_TELEMETRY_DISABLED: '1' }))) {
  process.exit(1);
}

/** Every measure by its name; `npm run bench -- throughput deviceList` takes only the named ones. */
const MEASURES = { loginSize, deviceList, throughput, serverMemory, fleetMemory };
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in MEASURES));
if (unknown.length > 0) {
  console.error(`There is no measure ${unknown.join(', ')}; there are ${Object.keys(MEASURES).join(', ')}.`);
  process.exit(2);
}

const findings = [];
for (const [name, measure] of Object.entries(MEASURES)) {
  if (named.length > 0 && !named.includes(name)) continue;
  for (const finding of await measure()) {
    findings.push(finding);
    const goal = finding.goal === undefined ? '' : `, goal ${finding.goal} at most`;
    const missed = finding.goal !== undefined && finding.ratio > finding.goal ? '   MISSED' : '';
    console.log(`${finding.ratio.toFixed(2).padStart(7)}  ${finding.what} (${finding.detail}${goal})${missed}`);
  }
}
mkdirSync(path.join(root, 'reports'), { recursive: true });
writeFileSync(path.join(root, 'reports/bench.json'), `${JSON.stringify(findings, null, 1)}\n`);
process.exit(findings.some(({ ratio, goal }) => goal !== undefined && ratio > goal) ? 1 : 0);

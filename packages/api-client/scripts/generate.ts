// Makes the generated files from openapi.yaml. `--check` writes nothing and fails when a file is stale.
import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import openapiTS, { astToString } from 'openapi-typescript';

interface OperationEntry {
  operationId: string;
  'x-access': string[];
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const;
const BANNER = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n';
const source = new URL('../openapi.yaml', import.meta.url);
const target = (name: string) => new URL(`../src/generated/${name}`, import.meta.url);

const document = parse(await readFile(source, 'utf8')) as {
  paths: Record<string, Record<string, OperationEntry>>;
};

function accessTable(): string {
  const rows: string[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const access = operation['x-access'];
      if (!Array.isArray(access) || access.length === 0) {
        throw new Error(`${operation.operationId} has no x-access`);
      }
      const list = access.map((requirement) => `'${requirement}'`).join(', ');
      rows.push(`  ${operation.operationId}: { method: '${method}', path: '${path}', access: [${list}] },`);
    }
  }
  return [
    BANNER,
    "import type { AccessRequirement } from '@remote-console/domain';",
    '',
    '/** Every operation of the contract with its method, its path and who may call it. */',
    'export const OPERATIONS = {',
    ...rows,
    '} as const satisfies Record<',
    '  string,',
    '  { method: string; path: string; access: readonly AccessRequirement[] }',
    '>;',
    '',
  ].join('\n');
}

const files = new Map([
  ['types.ts', BANNER + astToString(await openapiTS(source, { alphabetize: false }))],
  ['operations.ts', accessTable()],
  ['openapi.json', `${JSON.stringify(document, null, 1)}\n`],
]);

let stale = 0;
for (const [name, text] of files) {
  const before = await readFile(target(name), 'utf8').catch(() => '');
  if (before === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`src/generated/${name} is stale: run \`npm run generate\`.`);
    stale += 1;
  } else {
    await writeFile(target(name), text);
  }
}
process.exit(stale === 0 ? 0 : 1);

// Generates openapi.yaml and the sources from openapi/*.yaml. `--check` writes nothing and fails when a file is stale.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { stringify } from 'yaml';
import { bundleContract } from './bundle.ts';
import { fieldNames } from './fieldNames.ts';
import { modelOf } from './modelNames.ts';

const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const;
const BANNER = '// Generated from openapi/*.yaml by `npm run generate`. Do not edit.\n';
/** Maximum size of a body where the contract does not specify one, in KiB. */
const BODY_LIMIT_KIB = 64;
const root = new URL('..', import.meta.url);

const document = await bundleContract();
const model = modelOf(document);

/** Every operation with its path, and who may call it, as a list in the source. */
function allOperations() {
  return Object.entries(document.paths).flatMap(([path, item]) => {
    const base = (item.servers ?? document.servers)[0]?.url.replace(/\/$/, '');
    return METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const access = operation['x-access'];
      if (!Array.isArray(access) || access.length === 0) {
        throw new Error(`${operation.operationId} has no x-access`);
      }
      const unknown = operation.tags.filter((tag) => !document.tags.some(({ name }) => name === tag));
      if (unknown.length > 0) {
        throw new Error(`${operation.operationId} has tags that root.yaml does not describe: ${unknown.join(', ')}`);
      }
      const list = `[${access.map((requirement) => `'${requirement}'`).join(', ')}]`;
      return [{ id: operation.operationId, method, base, path, list, limit: operation['x-body-limit-kib'] }];
    });
  });
}

function accessTable(): string {
  const rows = allOperations().map(
    ({ id, method, base, path, list, limit = BODY_LIMIT_KIB }) =>
      `  ${id}: { method: '${method}', base: '${base}', path: '${path}', access: ${list}, bodyLimitKib: ${limit} },`,
  );
  return [
    BANNER,
    "import type { AccessRequirement } from '@remote-console/domain';",
    '',
    '/** Every operation of the contract with its method, the base its path starts at, its path, who may call it and how large a body may be. */',
    'export const OPERATIONS = {',
    ...rows,
    '} as const satisfies Record<',
    '  string,',
    '  { method: string; base: string; path: string; access: readonly AccessRequirement[]; bodyLimitKib: number }',
    '>;',
    '',
  ].join('\n');
}

/** A separate constant each: a page's bundle contains only those that it uses. */
function accessByOperation(): string {
  const rows = allOperations().map(({ id, list }) => `export const ${id} = ${list} as const;`);
  return [BANNER, '/* Who may call each operation of the contract. */', ...rows, ''].join('\n');
}

/** Only the few paths that start elsewhere: the client on the first page needs no more than these. */
function otherBases(): string {
  const rows = Object.entries(document.paths).flatMap(([path, { servers }]) =>
    servers ? [`  '${path}': '${servers[0]?.url.replace(/\/$/, '')}',`] : [],
  );
  return [
    BANNER,
    '/** The bases of the paths that do not start at the base of the contract. */',
    'export const OTHER_BASES: Readonly<Record<string, string>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

const files = new Map([
  ['openapi.yaml', BANNER.replace('//', '#') + stringify(document, { lineWidth: 120, aliasDuplicateObjects: false })],
  [
    'src/contract/generated/types.ts',
    BANNER + astToString(await openapiTS(JSON.stringify(model.document), { alphabetize: false })),
  ],
  [
    'src/contract/generated/wire.ts',
    BANNER + astToString(await openapiTS(JSON.stringify(document), { alphabetize: false })),
  ],
  ['src/contract/generated/fieldNames.ts', BANNER + fieldNames(model)],
  ['src/contract/generated/operations.ts', accessTable()],
  ['src/contract/generated/operationAccess.ts', accessByOperation()],
  ['src/contract/generated/otherBases.ts', otherBases()],
  ['src/contract/generated/openapi.json', `${JSON.stringify(document, null, 1)}\n`],
]);

let stale = 0;
for (const [name, text] of files) {
  const target = new URL(name, root);
  const before = await readFile(target, 'utf8').catch(() => '');
  if (before === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`packages/api-client/${name} is stale: run \`npm run generate\`.`);
    stale += 1;
  } else {
    await writeFile(target, text);
  }
}
process.exit(stale === 0 ? 0 : 1);

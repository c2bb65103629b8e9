import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import { parse } from 'yaml';
import { addDeviceFields } from './deviceFields.ts';
import { withLanguages } from './languages.ts';

type Json = Record<string, unknown>;

/** An operation, as far as the generator reads it. */
export interface OperationEntry {
  operationId: string;
  tags: string[];
  'x-access': string[];
  'x-body-limit-kib'?: number;
}

/** The operations of one path, by method. */
export type PathItem = Partial<Record<'get' | 'post' | 'put' | 'delete' | 'patch', OperationEntry>> & {
  /** Where the path starts, when it is not the base of the contract. */
  readonly servers?: readonly { readonly url: string }[];
};

/** The whole contract. */
export interface ContractDocument extends Json {
  servers: readonly { readonly url: string }[];
  /** The business areas, each with a short description. */
  tags: readonly { readonly name: string }[];
  paths: Record<string, PathItem>;
  components: Record<string, Json>;
}

const folder = new URL('../openapi/', import.meta.url);
const ROOT = 'root.yaml';

/**
 * Rejects what the bundler silently accepts: a path that the root does not name, which would be missing, and a
 * component name used by two files, one of which would be renamed.
 */
async function checkAreas({ paths }: ContractDocument): Promise<void> {
  const owners = new Map<string, string>();
  for (const file of (await readdir(folder)).filter((name) => name !== ROOT)) {
    const area = parse(await readFile(new URL(file, folder), 'utf8')) as Partial<ContractDocument>;
    const missing = Object.keys(area.paths ?? {}).find((path) => !Object.hasOwn(paths, path));
    if (missing !== undefined) throw new Error(`${ROOT} does not name ${missing} of ${file}.`);
    for (const [kind, entries] of Object.entries(area.components ?? {})) {
      for (const name of Object.keys(entries)) {
        const owner = owners.get(`${kind}/${name}`);
        if (owner !== undefined) throw new Error(`${owner} and ${file} both have ${name} in ${kind}.`);
        owners.set(`${kind}/${name}`, file);
      }
    }
  }
}

/** Entries sorted by name: in the bundler's order, a change to one operation would move many of them. */
const byName = (entries: Json): Json =>
  Object.fromEntries(Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Assembles the contract: the root, which names every path, everything it references, the languages, and the fields of
 * devices.
 */
export async function bundleContract(): Promise<ContractDocument> {
  const { bundle: bundled, problems } = await bundle({
    ref: fileURLToPath(new URL(ROOT, folder)),
    config: await createConfig({}),
  });
  // References without a target.
  const faults = problems.map(
    ({ message, location: [place] }) => `${message}: ${place?.source.absoluteRef} ${place?.pointer}`,
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const document = withLanguages(bundled.parsed) as ContractDocument;
  await checkAreas(document);
  addDeviceFields(document);
  const components = Object.entries(document.components).map(([kind, entries]) => [kind, byName(entries)]);
  return { ...document, components: Object.fromEntries(components) };
}

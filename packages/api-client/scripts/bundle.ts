import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';

type Json = Record<string, unknown>;

/** One operation, as far as the generator reads it. */
export interface OperationEntry {
  operationId: string;
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
  paths: Record<string, PathItem>;
  components: Record<string, Json>;
}

interface AreaFile {
  readonly paths?: Record<string, Json>;
  readonly components?: Record<string, Json>;
  /** Message keys that the area's refusals use beside the shared ones. */
  readonly 'x-problem-keys'?: readonly string[];
}

const folder = new URL('../openapi/', import.meta.url);
const FRAME = 'frame.yaml';

/** Adds entries to others of the same kind; a name that is there already is a mistake of the contract. */
function add(target: Json, entries: Json, place: string): void {
  for (const [name, value] of Object.entries(entries)) {
    if (Object.hasOwn(target, name)) throw new Error(`${place} has ${name} twice`);
    target[name] = value;
  }
}

function isKeyList(value: unknown): value is { enum: string[] } {
  return typeof value === 'object' && value !== null && 'enum' in value && Array.isArray(value.enum);
}

/** Puts the contract together: the frame that all areas share, and one file an area. */
export async function bundleContract(): Promise<ContractDocument> {
  const read = async (name: string): Promise<unknown> => parse(await readFile(new URL(name, folder), 'utf8'));
  const document = (await read(FRAME)) as ContractDocument;
  const problemKeys = document.components['schemas']?.['ProblemKey'];
  if (!isKeyList(problemKeys)) throw new Error('The frame has no ProblemKey.');

  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml') && name !== FRAME).toSorted();
  for (const name of names) {
    const area = (await read(name)) as AreaFile;
    for (const [path, item] of Object.entries(area.paths ?? {})) {
      const known: Json = (document.paths[path] ??= {});
      add(known, item, `${name} ${path}`);
    }
    for (const [kind, entries] of Object.entries(area.components ?? {})) {
      const known = (document.components[kind] ??= {});
      add(known, entries, `${name} components.${kind}`);
    }
    for (const key of area['x-problem-keys'] ?? []) {
      if (!problemKeys.enum.includes(key)) problemKeys.enum.push(key);
    }
  }
  return document;
}

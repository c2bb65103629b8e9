/** Problems for a package's consumers: its entries as bundlers, Node and TypeScript resolve them. */
import { checkPackage, createPackageFromTarballData, type Package, type Problem } from '@arethetypeswrong/core';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Manifest } from '../publishing/manifest.ts';

/** The packages are ES modules only, so failures of older resolution modes and `require` do not count. */
const IGNORED = new Set(['node10', 'node16-cjs']);

/** An exported name, file or entry that a problem is about. */
function placeOf(problem: Problem): string {
  if ('entrypoint' in problem) return `${problem.entrypoint} (${problem.resolutionKind})`;
  return 'typesFileName' in problem ? problem.typesFileName : problem.fileName;
}

const isOurs = (problem: Problem) => !('resolutionKind' in problem) || !IGNORED.has(problem.resolutionKind);

/** A package from its tarball. */
export const unpack = (tarball: Uint8Array): Package => createPackageFromTarballData(tarball);

/** The entries behind the patterns of a manifest: `./devices` of `./*`. */
function entriesOfPatterns(unpacked: Package): string[] {
  const root = `/node_modules/${unpacked.packageName}`;
  const { exports = {} }: Manifest = JSON.parse(unpacked.readFile(`${root}/package.json`));
  return Object.entries(exports).flatMap(([entry, { types = '', default: built = '' }]) => {
    // The style sheets of all entries have the same declarations.
    const target = types.includes('*') ? types : built;
    const [before = '', after = ''] = path.posix.join(root, target).split('*');
    if (!entry.includes('*')) return [];
    return unpacked.listFiles().flatMap((file) => {
      const name = file.slice(before.length, file.length - after.length);
      const isOne = file.startsWith(before) && file.endsWith(after) && name !== '' && !name.includes('/');
      return isOne ? [entry.replace('*', name)] : [];
    });
  });
}

/** What publint and "Are the types wrong?" report about a package, as lines to print. */
export async function consumerFaults(tarball: Uint8Array): Promise<string[]> {
  const unpacked = unpack(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, strict: true });
  const types = await checkPackage(unpacked, { includeEntrypoints: entriesOfPatterns(unpacked) });
  const problems = types.types === false ? [] : types.problems.filter(isOurs);
  return [
    ...messages.map((message) => formatMessage(message, pkg) ?? message.code),
    ...(types.types === false ? ['it has no types'] : []),
    ...problems.map((problem) => `${problem.kind}: ${placeOf(problem)}`),
  ].map((fault) => `${unpacked.packageName}: ${fault}`);
}

/** Embeds the agent in Node.js as a single executable application. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import postject from 'postject';
import { agentVersion, bundleAgent, PROGRAMS_FOLDER } from './bundle.ts';
import { carriedFiles } from './carriedFiles.ts';
import { CACHE, nodeBinary } from './nodeBinary.ts';
import { type Platform, PSEUDO_TERMINALS } from './platforms.ts';
import { withoutAuthenticode, withoutCodeSignature, withoutSymbols } from './signatures.ts';

const run = promisify(execFile);

/** The names by which Node.js finds a program inside itself. */
const RESOURCE = 'NODE_SEA_BLOB';
const MARKS = { sentinelFuse: 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2', machoSegmentName: 'NODE_SEA' };

const CLEANED = { linux: withoutSymbols, windows: withoutAuthenticode, macos: withoutCodeSignature };

/** How an executable is built; a change here rebuilds all of them. */
const RECIPE = 2;

const BUILT = path.join(PROGRAMS_FOLDER, 'built.json');
const VERSIONS = path.join(PROGRAMS_FOLDER, 'versions.json');

async function readNote(file: string): Promise<Record<string, string>> {
  const note: unknown = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  if (typeof note !== 'object' || note === null) return {};
  return Object.fromEntries(
    Object.entries(note).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

async function addToNote(file: string, name: string, value: string): Promise<void> {
  await writeFile(file, `${JSON.stringify({ ...(await readNote(file)), [name]: value }, null, 2)}\n`);
}

/** What is the same in the executables of every system. */
export interface Program {
  /** The agent as one file. */
  readonly main: string;
  /** Its digest. */
  readonly digest: string;
}

/** Bundles the agent. */
export async function prepareProgram(): Promise<Program> {
  await mkdir(CACHE, { recursive: true });
  await bundleAgent(CACHE, 'agent.cjs', 'cjs');
  const main = path.join(CACHE, 'agent.cjs');
  const digest = createHash('sha256')
    .update(await readFile(main))
    .digest('hex');
  return { main, digest };
}

/** What Node.js reads from itself: the agent, and the bundled files. */
async function resourceOf({ main }: Program, platform: Platform, folder: string): Promise<Buffer> {
  const output = path.join(folder, 'agent.blob');
  const settings = path.join(folder, 'agent.json');
  const assets = await carriedFiles(platform, folder);
  // Neither a snapshot nor a code cache, which only the system that made them could read.
  await writeFile(settings, JSON.stringify({ main, output, assets, disableExperimentalSEAWarning: true }));
  await run(process.execPath, ['--experimental-sea-config', settings]);
  return readFile(output);
}

function stateOf({ digest }: Program, { packageName, version }: Platform): string {
  return `${RECIPE} ${packageName}@${version} ${PSEUDO_TERMINALS.version} ${digest}`;
}

/** Whether the executable exists and contains exactly this agent. */
export async function isBuilt(program: Program, platform: Platform): Promise<boolean> {
  return (await readNote(BUILT))[platform.file] === stateOf(program, platform);
}

/**
 * Writes the executable of a system. Takes about 1 GB of memory.
 *
 * @param work A folder for intermediate files.
 * @throws What `nodeBinary` throws.
 */
export async function writeExecutable(
  program: Program,
  platform: Platform,
  { target, work }: { readonly target: string; readonly work: string },
): Promise<void> {
  const source = await nodeBinary(platform);
  await writeFile(target, CLEANED[platform.system](await readFile(source)));
  await postject.inject(target, RESOURCE, await resourceOf(program, platform, work), MARKS);
  await chmod(target, 0o755);
}

/**
 * Builds the executable of a system, and next to it the same compressed with gzip.
 *
 * @throws What `nodeBinary` throws.
 */
export async function buildExecutable(program: Program, platform: Platform): Promise<void> {
  await mkdir(PROGRAMS_FOLDER, { recursive: true });
  const target = path.join(PROGRAMS_FOLDER, platform.file);
  const work = await mkdtemp(path.join(CACHE, 'build-'));
  const unfinished = path.join(work, platform.file);
  try {
    await writeExecutable(program, platform, { target: unfinished, work });
    await pipeline(createReadStream(unfinished), createGzip({ level: 6 }), createWriteStream(`${unfinished}.gz`));
    // The compressed one first: an older one is never sent in place of a newer executable.
    await rename(`${unfinished}.gz`, `${target}.gz`);
    await rename(unfinished, target);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  await addToNote(VERSIONS, platform.file, await agentVersion());
  await addToNote(BUILT, platform.file, stateOf(program, platform));
}

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { THIS_RUN } from '../protocol/agentRun.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { startLaunched } from './launched.ts';
import { launch, TRIAL_MS } from './launcher.ts';
import { NO_UPDATES, readUpdateState, type StoredProgram, type UpdateState, writeUpdateState } from './updateState.ts';

const OFTEN = { interval: 20 };
/** A clock that never advances. */
const STANDS_STILL = (_milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
/** A clock on which a minute passes immediately. */
const RUNS_OFF = () => Promise.resolve();

const LIVES = `process.on('disconnect', () => { note('stopped'); process.exit(0); }); setInterval(() => {}, 1000);`;
/** The behavior of programs, as Node.js scripts. */
const PROGRAMS = {
  reports: `process.send('reported'); process.on('message', (text) => note(text)); ${LIVES}`,
  silent: LIVES,
  stubborn: `process.on('SIGTERM', () => {}); process.on('disconnect', () => {}); setInterval(() => {}, 1000);`,
  tellsRun: `note('run ' + process.env.REMOTE_CONSOLE_AGENT_RUN); ${LIVES}`,
  ends: 'process.exit(3);',
  endsWell: 'process.exit(0);',
  isReplaced: `process.send('reported'); process.on('message', () => process.exit(75));`,
} as const;

async function setUp() {
  const dataFolder = await temporaryFolder();
  const log = join(dataFolder, 'log');
  await mkdir(join(dataFolder, 'updates'));
  const said: string[] = [];
  const stopping = new AbortController();
  const own = Promise.withResolvers<number | 'replaced'>();

  /** Puts a program into the folder. */
  async function put(version: string, kind: keyof typeof PROGRAMS): Promise<StoredProgram> {
    const file = `remote-console-agent-${version}`;
    const note = `const note = (what) => require('node:fs').appendFileSync(${JSON.stringify(log)}, '${version} ' + what + '\\n');`;
    const content = `#!${process.execPath}\n${note}\nnote('started');\n${PROGRAMS[kind]}\n`;
    await writeFile(join(dataFolder, 'updates', file), content, { mode: 0o700 });
    return { version, file, sha256: createHash('sha256').update(content).digest('hex') };
  }

  const options = {
    dataFolder,
    ownVersion: '1.0.0',
    runOwn: async () => {
      await writeFile(log, 'own started\n', { flag: 'a' });
      stopping.signal.addEventListener('abort', () => own.resolve(0));
      return own.promise;
    },
    start: (file: string) => startLaunched(file, []),
    stopping: stopping.signal,
    say: (sentence: string) => void said.push(sentence),
    wait: STANDS_STILL,
  };
  const state = () => readUpdateState(dataFolder);
  return {
    dataFolder,
    said,
    put,
    state,
    own,
    stage: async (version: string, kind: keyof typeof PROGRAMS, before: Partial<UpdateState> = {}) => {
      const trial = { ...(await put(version, kind)), phase: 'staged', commandPk: 17 } as const;
      await writeUpdateState(dataFolder, { ...NO_UPDATES, ...before, trial });
      return trial;
    },
    events: async () => (await readFile(log, 'utf8').catch(() => '')).split('\n').filter((line) => line !== ''),
    files: () => readdir(join(dataFolder, 'updates')),
    start: (changes: Partial<typeof options> = {}) => {
      const end = launch({ ...options, ...changes });
      onTestFinished(async () => {
        stopping.abort();
        own.resolve(0);
        await end;
      });
      return end;
    },
    stop: () => stopping.abort(),
  };
}

type SetUp = Awaited<ReturnType<typeof setUp>>;
const seen = ({ events }: SetUp, event: string) =>
  vi.waitFor(async () => expect(await events()).toContain(event), OFTEN);

describe('a version that reports', () => {
  it('is kept from then on, and gets a confirmation', async () => {
    const test = await setUp();
    const { start, stop, stage, state, events } = test;
    const { phase: _, commandPk, ...program } = await stage('1.1.0', 'reports');
    const end = start();
    await seen(test, '1.1.0 confirmed');
    expect(await state()).toEqual({
      confirmed: program,
      previous: null,
      trial: null,
      last: {
        commandPk,
        version: '1.1.0',
        outcome: 'done',
        reason: 'The agent now has version 1.1.0.',
        isAnswered: false,
      },
    });
    stop();
    expect(await end).toBe(0);
    expect(await events()).toEqual(['1.1.0 started', '1.1.0 confirmed', '1.1.0 stopped']);
  });

  it('runs again at the next start, without a trial', async () => {
    const test = await setUp();
    await writeUpdateState(test.dataFolder, { ...NO_UPDATES, confirmed: await test.put('1.1.0', 'silent') });
    const end = test.start({ wait: RUNS_OFF });
    await seen(test, '1.1.0 started');
    test.stop();
    expect(await end).toBe(0);
    expect(await test.events()).toEqual(['1.1.0 started', '1.1.0 stopped']);
  });

  it('goes on with the run of the launcher, so that the server takes both for one agent', async () => {
    const test = await setUp();
    await writeUpdateState(test.dataFolder, { ...NO_UPDATES, confirmed: await test.put('1.1.0', 'tellsRun') });
    const end = test.start();
    await seen(test, `1.1.0 run ${THIS_RUN}`);
    test.stop();
    expect(await end).toBe(0);
  });

  it('gives its place to the next one; only the one before is kept', async () => {
    const test = await setUp();
    const [oldest, old] = [await test.put('1.1.0', 'reports'), await test.put('1.2.0', 'reports')];
    await test.stage('1.3.0', 'reports', { confirmed: old, previous: oldest });
    void test.start();
    await seen(test, '1.3.0 confirmed');
    expect(await test.state()).toMatchObject({ confirmed: { version: '1.3.0' }, previous: { version: '1.2.0' } });
    await vi.waitFor(
      async () => expect(await test.files()).toEqual(['remote-console-agent-1.2.0', 'remote-console-agent-1.3.0']),
      OFTEN,
    );
  });

  it('ends the launcher when it ends, with its exit code', async () => {
    const test = await setUp();
    await writeUpdateState(test.dataFolder, { ...NO_UPDATES, confirmed: await test.put('1.1.0', 'ends') });
    expect(await test.start()).toBe(3);
  });

  it('is not started without end when it says that it is replaced, and by nothing', async () => {
    const test = await setUp();
    await writeUpdateState(test.dataFolder, { ...NO_UPDATES, confirmed: await test.put('1.1.0', 'isReplaced') });
    expect(await test.start()).toBe(1);
    expect(await test.events()).toEqual(['1.1.0 started']);
  });
});

describe('a version that does not report', () => {
  it.each([
    ['ends', STANDS_STILL, 'ended with code 3 before it reported'],
    ['endsWell', STANDS_STILL, 'ended with code 0 before it reported'],
    ['silent', RUNS_OFF, 'did not report within a minute'],
    ['stubborn', RUNS_OFF, 'did not report within a minute'],
  ] as const)('gives its place back to the installed one: %s', async (kind, wait, how) => {
    const test = await setUp();
    await test.stage('1.1.0', kind);
    const waited: number[] = [];
    void test.start({
      wait: async (milliseconds, signal) => {
        waited.push(milliseconds);
        if (kind === 'stubborn' || kind === 'silent') await seen(test, '1.1.0 started');
        return wait(milliseconds, signal);
      },
    });
    await seen(test, 'own started');
    expect(waited).toEqual([TRIAL_MS]);
    expect(await test.state()).toEqual({
      ...NO_UPDATES,
      last: {
        commandPk: 17,
        version: '1.1.0',
        outcome: 'failed',
        reason: `update_rolled_back: version 1.1.0 ${how}`,
        isAnswered: false,
      },
    });
    expect(await test.files()).toEqual([]);
    expect(test.said).toContain(`Version 1.1.0 ${how}; the previous version is running again.`);
  });

  it('gives its place back to the one that ran before it', async () => {
    const test = await setUp();
    const confirmed = await test.put('1.1.0', 'reports');
    await test.stage('1.2.0', 'ends', { confirmed });
    void test.start();
    await seen(test, '1.1.0 confirmed');
    expect(await test.events()).toEqual(['1.2.0 started', '1.1.0 started', '1.1.0 confirmed']);
    expect(await test.state()).toMatchObject({ confirmed, trial: null, last: { version: '1.2.0', outcome: 'failed' } });
    expect(await test.files()).toEqual(['remote-console-agent-1.1.0']);
  });

  it('gives its place back when it is no program at all', async () => {
    const test = await setUp();
    const { file, ...trial } = await test.stage('1.1.0', 'reports');
    const content = '#!/nonexistent/interpreter';
    await writeFile(join(test.dataFolder, 'updates', file), content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    await writeUpdateState(test.dataFolder, { ...NO_UPDATES, trial: { ...trial, file, sha256 } });
    void test.start();
    await seen(test, 'own started');
    expect((await test.state()).last?.reason).toMatch(/could not be started \(\w+\) before it reported/);
  });
});

describe('a program whose file was changed', () => {
  it('is never started: on trial', async () => {
    const test = await setUp();
    const { file } = await test.stage('1.1.0', 'reports');
    await writeFile(join(test.dataFolder, 'updates', file), '//', { flag: 'a' });
    void test.start();
    await seen(test, 'own started');
    expect(await test.events()).toEqual(['own started']);
    expect((await test.state()).last?.reason).toContain('is damaged on the disk');
  });

  it('is never started: in use, where the one before it runs, else the installed one', async () => {
    const test = await setUp();
    const [previous, confirmed] = [await test.put('1.1.0', 'silent'), await test.put('1.2.0', 'silent')];
    await writeUpdateState(test.dataFolder, { ...NO_UPDATES, confirmed, previous });
    await writeFile(join(test.dataFolder, 'updates', confirmed.file), '//', { flag: 'a' });
    const end = test.start();
    await seen(test, '1.1.0 started');
    test.stop();
    await end;
    expect(await test.state()).toEqual({ ...NO_UPDATES, confirmed: previous });

    const alone = await setUp();
    const gone = { version: '1.1.0', file: 'remote-console-agent-1.1.0', sha256: 'a'.repeat(64) };
    await writeUpdateState(alone.dataFolder, { ...NO_UPDATES, confirmed: gone });
    void alone.start();
    await seen(alone, 'own started');
    expect(await alone.state()).toEqual(NO_UPDATES);
  });
});

describe('a computer that went off', () => {
  it('during a trial runs the version before it', async () => {
    const test = await setUp();
    const trial = await test.stage('1.1.0', 'reports');
    await writeUpdateState(test.dataFolder, { ...NO_UPDATES, trial: { ...trial, phase: 'begun' } });
    void test.start();
    await seen(test, 'own started');
    expect(await test.events()).toEqual(['own started']);
    expect((await test.state()).last).toMatchObject({
      commandPk: 17,
      outcome: 'failed',
      reason: 'update_interrupted',
    });
    expect(await test.files()).toEqual([]);
  });

  it('during a download runs the version before it, and removes the half', async () => {
    const test = await setUp();
    await writeFile(join(test.dataFolder, 'updates/remote-console-agent-1.1.0.part'), 'half');
    void test.start();
    await seen(test, 'own started');
    expect(await test.files()).toEqual([]);
  });

  it('and damaged the note of updates runs the installed version', async () => {
    const test = await setUp();
    await writeFile(join(test.dataFolder, 'update.json'), '{"confirmed": {');
    void test.start();
    await seen(test, 'own started');
    expect(await test.state()).toEqual(NO_UPDATES);
  });

  it('leaves no program running when it is the launcher alone that is killed, and rolls back at the next start', async () => {
    const test = await setUp();
    await test.stage('1.1.0', 'silent');
    const script = fileURLToPath(new URL('../testing/launcherProcess.ts', import.meta.url));
    const launcher = spawn(process.execPath, ['--conditions=@remote-console/source', script, test.dataFolder]);
    onTestFinished(() => void launcher.kill('SIGKILL'));
    await seen(test, '1.1.0 started');
    expect((await test.state()).trial?.phase).toBe('begun');
    launcher.kill('SIGKILL');
    await once(launcher, 'exit');
    await seen(test, '1.1.0 stopped');
    void test.start();
    await seen(test, 'own started');
    expect((await test.state()).last).toMatchObject({ version: '1.1.0', outcome: 'failed' });
  });
});

it('tries a version again whose trial was stopped from outside', async () => {
  const test = await setUp();
  await test.stage('1.1.0', 'silent');
  const end = test.start();
  await seen(test, '1.1.0 started');
  test.stop();
  expect(await end).toBe(0);
  expect(await test.state()).toMatchObject({ trial: { phase: 'staged' }, last: null });
  await seen(test, '1.1.0 stopped');
});

it('runs what was installed when that is as new as the update', async () => {
  const test = await setUp();
  const confirmed = await test.put('1.1.0', 'reports');
  await writeUpdateState(test.dataFolder, { ...NO_UPDATES, confirmed });
  void test.start({ ownVersion: '1.1.0' });
  await seen(test, 'own started');
  expect(await test.state()).toEqual(NO_UPDATES);
  expect(await test.files()).toEqual([]);
});

it('tries what the installed version has staged while it ran, and writes nothing where nothing was ever updated', async () => {
  const test = await setUp();
  void test.start();
  await seen(test, 'own started');
  await expect(access(join(test.dataFolder, 'update.json'))).rejects.toThrow('ENOENT');
  await test.stage('1.1.0', 'reports');
  test.own.resolve('replaced');
  await seen(test, '1.1.0 confirmed');
});

/** What people may do from a browser on the computer where a start with demo data runs. */
import { isAbsolute, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const OPTIONS = {
  'allow-screen': { type: 'boolean' },
  'allow-terminal': { type: 'boolean' },
  shell: { type: 'string' },
  'allow-files': { type: 'string' },
} as const;

/** The command that enables it; nothing is enabled by default. */
const SWITCHES_ON = 'npm start -- --allow-terminal --allow-files DIR';

/**
 * The parameters for this computer's agent, as given on the command line.
 *
 * @throws With a sentence when it says something else.
 */
export function allowedWords(words: readonly string[]): readonly string[] {
  const { values } = parseArgs({ args: [...words], options: OPTIONS, strict: true });
  const { 'allow-screen': screen, 'allow-terminal': terminal, shell, 'allow-files': files } = values;
  return [
    ...(screen ? ['--allow-screen'] : []),
    ...(terminal ? ['--allow-terminal'] : []),
    ...(shell === undefined ? [] : ['--shell', shell]),
    ...(files === undefined ? [] : ['--allow-files', isAbsolute(files) ? files : resolve(files)]),
  ];
}

/** Says in one line what is enabled, and that the demo's password is public. */
export function allowedSentence(words: readonly string[]): string {
  return words.length === 0
    ? `The demo's password is public, so nobody can reach this computer from the browser; to allow it, run ${SWITCHES_ON}.`
    : `This computer can be reached from the browser (${words.join(' ')}), and the demo's password is public.`;
}

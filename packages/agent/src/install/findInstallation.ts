import { existsSync } from 'node:fs';
import { diskSentence } from '../sentences/index.ts';
import type { Computer } from './computer.ts';
import { type Installation, readInstallation } from './installation.ts';
import { type Layout, layoutOf } from './layout.ts';

/** An installation on this computer. */
export interface Found {
  readonly installation: Installation;
  readonly layout: Layout;
}

/** The sentence for a computer without an agent. */
export const NOT_INSTALLED =
  'No agent is installed for you on this computer; to manage the system-wide agent, use sudo.';

/**
 * The installation that the caller manages: the computer's, otherwise their own; null if there is none.
 *
 * @throws With one sentence when it may not be read.
 */
export async function findInstallation(computer: Computer): Promise<Found | null> {
  const { platform, home, prefix, scope: most } = computer;
  for (const scope of most === 'system' ? (['system', 'user'] as const) : (['user', 'system'] as const)) {
    for (const isExecutable of [true, false]) {
      const layout = layoutOf({ platform, scope, home, prefix, isExecutable });
      if (!existsSync(layout.program)) continue;
      try {
        const installation = await readInstallation(layout.dataFolder);
        if (installation !== null) return { installation, layout };
      } catch (thrown) {
        const sentence = diskSentence(thrown, layout.dataFolder);
        if (sentence === null) throw thrown;
        throw new Error('Managing the agent of this computer requires administrator rights (sudo).', {
          cause: thrown,
        });
      }
    }
  }
  return null;
}

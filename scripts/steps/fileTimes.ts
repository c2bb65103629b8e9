import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { ROOT } from '../reports/folder.ts';

const MS_PER_SECOND = 1000;

/** A Vitest reporter: how long each file took including loading it, which its JSON report leaves out. */
export default class FileTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['FILE_TIMES'];
    if (!file) return;
    const times: Record<string, number> = {};
    for (const module of modules) {
      const spent = module.diagnostic();
      const ms =
        spent.environmentSetupDuration +
        spent.prepareDuration +
        spent.setupDuration +
        spent.collectDuration +
        spent.duration;
      const name = path.relative(ROOT, module.moduleId).split(path.sep).join('/');
      times[name] = (times[name] ?? 0) + ms / MS_PER_SECOND;
    }
    writeFileSync(file, JSON.stringify(times));
  }
}

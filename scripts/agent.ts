// `npm run agent -- --server URL --token T`: reports this machine to a server. The agent itself is packages/agent.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const isReachable = process.argv.some((word) => word.startsWith('--allow-') && word !== '--allow-power');
if (!isReachable)
  console.log(
    'Not reachable from the browser; to allow it, use --allow-terminal, --allow-screen or --allow-files DIR.',
  );
const main = fileURLToPath(new URL('../packages/agent/src/main.ts', import.meta.url));
const agent = spawn(process.execPath, ['--conditions=@remote-console/source', main, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// A terminal sends its signal to both; the agent says goodbye and this process waits for it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => agent.kill('SIGTERM'));
agent.on('exit', (code) => process.exit(code ?? 1));

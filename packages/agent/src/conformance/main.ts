// `npm run agent:conformance -- COMMAND…`: checks whether an agent follows docs/agent-protocol.md.
import { RULES } from './rules.ts';
import { tryRule, Violation } from './trial.ts';

/** How long anything may take to happen, in milliseconds: agents start slowly on small machines. */
const PATIENCE_MS = 30_000;

const USAGE = `Usage: npm run agent:conformance -- COMMAND [PARAMETER…]

Starts an agent many times, each time with its own server, and reports for each rule of docs/agent-protocol.md whether
the agent follows it. In the command and its parameters

  {server}      is the address of the server,
  {token-file}  a file that contains the enrollment token,
  {data}        the folder where the agent may store data.

Example: npm run agent:conformance -- ./my-agent --server {server} --token-file {token-file} --state {data}`;

async function main(command: readonly string[]): Promise<number> {
  if (command.length === 0) {
    console.error(USAGE);
    return 2;
  }
  let broken = 0;
  for (const rule of RULES) {
    try {
      await tryRule(rule, command, PATIENCE_MS);
      console.log(`✓ an agent ${rule.says}`);
    } catch (thrown) {
      if (!(thrown instanceof Violation)) throw thrown;
      broken += 1;
      console.log(`✗ an agent ${rule.says}\n  ${thrown.message}`);
    }
  }
  console.log(`${RULES.length - broken} of ${RULES.length} rules are followed.`);
  return broken === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));

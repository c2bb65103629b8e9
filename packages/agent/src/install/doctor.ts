import { API_BASE } from '@remote-console/api-client/contract';
import { reasonOf } from '../protocol/agentApi.ts';
import { openAgentMemory } from '../storage/agentFile.ts';
import type { Computer } from './computer.ts';
import { findInstallation, NOT_INSTALLED } from './findInstallation.ts';
import type { Network } from './installation.ts';
import { proxyOf, useNetwork, withoutPassword } from './network.ts';
import { connectionSentence } from './reachability.ts';
import { readRunning } from './runningState.ts';

/** One thing that was looked at: whether it is as it should be, and what to do where it is not. */
export interface Finding {
  readonly isFine: boolean;
  readonly sentence: string;
}

/** How far clocks may be apart before certificates and times in the console suffer, in milliseconds. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;
const PATIENCE_MS = 10_000;

const fine = (sentence: string): Finding => ({ isFine: true, sentence });
const wrong = (sentence: string): Finding => ({ isFine: false, sentence });

/** Whether this computer's clock agrees with what a server says the time is. */
export function checkClock(date: string | null, now: Date): Finding {
  const serverTime = Date.parse(date ?? '');
  if (Number.isNaN(serverTime)) return fine('The server does not say what time it is.');
  const apart = now.getTime() - serverTime;
  if (Math.abs(apart) <= CLOCK_TOLERANCE_MS) return fine('The clock of this computer is right.');
  const minutes = Math.round(Math.abs(apart) / 60_000);
  return wrong(
    `The clock of this computer is ${minutes} minutes ${apart > 0 ? 'fast' : 'slow'}: set it, or switch on its synchronisation.`,
  );
}

/** Tries to reach a server: address, port, proxy, certificate and clock at once. */
export async function checkServer(server: string, agentToken: string | null): Promise<readonly Finding[]> {
  let response: Response;
  try {
    response = await fetch(`${server}${API_BASE}/agents/commands?wait=0`, {
      headers: agentToken === null ? {} : { token: agentToken },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (thrown) {
    return [wrong(connectionSentence(reasonOf(thrown), server, new Date()))];
  }
  const clock = checkClock(response.headers.get('date'), new Date());
  const { status } = response;
  const body = await response.text();
  const answersAsOurs = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!answersAsOurs) return [wrong(`What answers at ${server} is no Remote Console: check the address.`), clock];
  const reached = fine(`${server} answers.`);
  if (agentToken === null) return [reached, clock, wrong('This computer is not enrolled: run `install` with a token.')];
  if (status === 401) {
    const removed = body.includes('agent_removed');
    const why = removed ? 'The device was deleted in the console' : 'The server does not know this computer any more';
    return [reached, clock, wrong(`${why}: run \`install\` with a new token.`)];
  }
  return [reached, clock, status < 300 ? fine('The server knows this computer.') : wrong(`It refuses with ${status}.`)];
}

function proxyFinding({ proxy }: Network, environment: Readonly<Record<string, string | undefined>>): Finding {
  const used = Object.values(proxy).map(withoutPassword);
  if (used.length > 0) return fine(`Proxy settings of the agent: ${used.join(', ')}.`);
  return Object.keys(proxyOf(environment)).length > 0
    ? wrong('This session uses a proxy and the agent does not: run `install` once more from here.')
    : fine('No proxy is used.');
}

/** Finds out why the agent does not report, and says what to do. @returns Whether everything is as it should be. */
export async function examine(
  computer: Computer,
  environment: Readonly<Record<string, string | undefined>>,
  say: (sentence: string) => void,
): Promise<boolean> {
  const found = await findInstallation(computer);
  if (found === null) {
    say(NOT_INSTALLED);
    return false;
  }
  const { installation, layout } = found;
  useNetwork(installation.network);
  const { agentToken } = await openAgentMemory(layout.dataFolder, installation.server);
  const running = await readRunning(layout.dataFolder);
  const findings = [
    running === null
      ? wrong('The agent does not run: run `install` once more; it keeps its identity and needs no token.')
      : fine('The agent runs.'),
    proxyFinding(installation.network, environment),
    ...(await checkServer(installation.server, agentToken)),
  ];
  for (const { isFine, sentence } of findings) say(`${isFine ? 'ok   ' : 'wrong'}  ${sentence}`);
  return findings.every(({ isFine }) => isFine);
}

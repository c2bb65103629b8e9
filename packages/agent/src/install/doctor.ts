import { API_BASE } from '@remote-console/api-client/contract';
import { provenFetch, type Prover, reasonOf, THIS_RUN } from '../protocol/index.ts';
import { openAgentMemory } from '../storage/index.ts';
import type { Computer } from './computer.ts';
import { findInstallation, NOT_INSTALLED } from './findInstallation.ts';
import type { Network } from './installation.ts';
import { proxyOf, useNetwork, withoutPassword } from './network.ts';
import { connectionSentence, refusalSentence } from '../sentences/index.ts';
import { readRunning } from './runningState.ts';

/** One check: whether everything is in order, and what to do if not. */
export interface Finding {
  readonly isFine: boolean;
  readonly sentence: string;
}

/** How far clocks may differ before certificates and times in the console are affected, in milliseconds. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;
const PATIENCE_MS = 10_000;
const UNAUTHORIZED = 401;

const fine = (sentence: string): Finding => ({ isFine: true, sentence });
const wrong = (sentence: string): Finding => ({ isFine: false, sentence });

/** Whether this computer's clock agrees with the time given by a server. */
export function checkClock(date: string | null, now: Date): Finding {
  const serverTime = Date.parse(date ?? '');
  if (Number.isNaN(serverTime)) return fine('The server does not report its time.');
  const apart = now.getTime() - serverTime;
  if (Math.abs(apart) <= CLOCK_TOLERANCE_MS) return fine("This computer's clock is correct.");
  return wrong(
    `This computer's clock is ${spanText(Math.abs(apart))} ${apart > 0 ? 'fast' : 'slow'}: set it, or turn on time synchronization.`,
  );
}

/** A duration of a minute or more, in the unit people would use. */
function spanText(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}

/** A request that asks a server only for a response. */
function question(server: string, agentToken: string | null): Request {
  return new Request(`${server}${API_BASE}/agents/commands?wait=0`, {
    headers: agentToken === null ? {} : { token: agentToken },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

/** Whether this computer's clock agrees with the server's; a server that cannot be reached proves nothing. */
export async function checkClockAt(server: string): Promise<Finding> {
  const response = await fetch(question(server, null)).catch(() => null);
  return checkClock(response?.headers.get('date') ?? null, new Date());
}

/** Who is asking whether the server knows this computer. */
export interface AskingAgent extends Prover {
  /** Null before it has enrolled. */
  readonly agentToken: string | null;
}

/** Why the server refuses a computer that it used to know. */
function refusal(body: string): string {
  if (body.includes('agent_removed')) return 'The device was deleted in the console';
  if (body.includes('wrong_key')) return 'The device belongs to an agent with a different key';
  return 'The server no longer knows this computer';
}

/** Tries to reach a server, checking address, port, proxy, certificate and clock together. */
export async function checkServer(server: string, { agentToken, ...prover }: AskingAgent): Promise<readonly Finding[]> {
  let response: Response;
  try {
    response = await provenFetch(question(server, agentToken), prover, { nonce: null });
  } catch (thrown) {
    return [wrong(connectionSentence(reasonOf(thrown), server, new Date()))];
  }
  const clock = checkClock(response.headers.get('date'), new Date());
  const { status } = response;
  const body = await response.text();
  const answersAsOurs = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!answersAsOurs) return [wrong(`${server} is not a Remote Console server: check the address.`), clock];
  const reached = fine(`${server} answers.`);
  if (agentToken === null) return [reached, clock, wrong('This computer is not enrolled: run `install` with a token.')];
  if (status === UNAUTHORIZED) return [reached, clock, wrong(`${refusal(body)}: run \`install\` with a new token.`)];
  // Another run speaks for the device, and it is not this command: it is the agent being examined.
  const isKnown = status < 300 || body.includes('agent_still_online');
  return [
    reached,
    clock,
    isKnown ? fine('The server knows this computer.') : wrong(`It refuses requests (status ${status}).`),
  ];
}

function proxyFinding({ proxy }: Network, environment: Readonly<Record<string, string | undefined>>): Finding {
  const used = Object.values(proxy).map(withoutPassword);
  if (used.length > 0) return fine(`The agent uses these proxy settings: ${used.join(', ')}.`);
  return Object.keys(proxyOf(environment)).length > 0
    ? wrong('This session uses a proxy, but the agent does not: run `install` again from this session.')
    : fine('No proxy is configured.');
}

/** Finds out why the agent does not report, and says what to do. @returns Whether everything is in order. */
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
  const { agentToken, key } = await openAgentMemory(layout.dataFolder, installation.server);
  const running = await readRunning(layout.dataFolder);
  const findings = [
    running === null
      ? wrong('The agent is not running: run `install` again; it keeps its identity and needs no token.')
      : fine('The agent is running.'),
    proxyFinding(installation.network, environment),
    ...(await checkServer(installation.server, { agentToken, key, run: THIS_RUN })),
  ];
  const reason = running?.reporting?.reason ?? '';
  if (reason.includes('identity_in_use')) findings.push(wrong(refusalSentence(reason, installation.server)));
  for (const { isFine, sentence } of findings) say(`${isFine ? 'ok   ' : 'wrong'}  ${sentence}`);
  return findings.every(({ isFine }) => isFine);
}

import { type CallFacts, problem, tooManyRequests } from '../http/index.ts';
import { addressKey, countTry, forgiveTry, type VisitorContext } from '../members/index.ts';
import { viewerReports } from './viewerReports.ts';

/**
 * Runs a report of a viewer. Only wrong launch tokens are limited, by address.
 *
 * @param report Returns null or false when the token does not allow it.
 */
export async function viewerCall<Result>(
  launchToken: string,
  { connection, settings, address }: VisitorContext & CallFacts,
  report: (reports: ReturnType<typeof viewerReports>) => Promise<Result | null | false>,
) {
  const key = addressKey('launch', address);
  const verdict = await countTry(connection, key, settings.loginLimits.address);
  const result = await report(viewerReports(connection, launchToken));
  if (result === null || result === false) {
    const answer = verdict.allowed ? problem(401, 'invalid_launch') : tooManyRequests(verdict.retryAfterSeconds);
    return { refused: answer } as const;
  }
  await forgiveTry(connection, key);
  return { result } as const;
}

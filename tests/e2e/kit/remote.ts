import { expect, type Locator, type Page } from '@playwright/test';
import type { RemoteKind } from '@remote-console/domain';
import type { AgentPlace } from './agentProcess.ts';
import { type FleetCompany, foundFleetCompany } from './company.ts';
import { consoleUrl } from './person.ts';
import { server } from './server.ts';
import { label } from './texts.ts';

/** A company whose only device is this computer, or a simulated one, as it can be reached from the browser. */
export interface ReachedDevice {
  readonly company: FleetCompany;
  readonly pk: number;
  readonly name: string;
}

/**
 * Enrolls this computer into a new company.
 *
 * @param words What its owner allows, such as `--allow-terminal`.
 */
export async function reachComputer(
  place: AgentPlace,
  purpose: string,
  words: readonly string[],
): Promise<ReachedDevice> {
  const company = await foundFleetCompany(purpose);
  const agent = await place.startPackage(place.folder(purpose), company.enrolment, words);
  await agent.says(/Reporting to|Connected|Simulating/);
  const offering = async () => {
    const { data } = await server.GET('/devices', { headers: { token: company.token } });
    return data?.objects.find(({ remote_kinds }) => remote_kinds.length > 0);
  };
  await expect.poll(offering).toBeDefined();
  const device = await offering();
  if (!device) throw new Error('The device offers nothing.');
  return { company, pk: device.pk, name: device.alias };
}

/** The address of a session window. */
export const sessionPath = (pk: number, kind: RemoteKind): string => `/ko/remote/${pk}/${kind}`;

/** Opens the session window in a page that is signed in. */
export const openSession = (page: Page, pk: number, kind: RemoteKind) => page.goto(consoleUrl(sessionPath(pk, kind)));

/** What a terminal shows. */
export function terminalText(page: Page, name: string): Locator {
  return page.getByRole('region', { name: label('remoteTerminal', 'label', { device: name }) }).locator('.xterm-rows');
}

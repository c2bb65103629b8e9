import { type AgentPlace, openAgentPlace } from './agentProcess.ts';
import { test as base } from './test.ts';

/** A test with a place for agents, which end with it. */
export const test = base.extend<{ place: AgentPlace }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  place: async ({}, use) => {
    const place = await openAgentPlace();
    await use(place);
    await place.end();
  },
});

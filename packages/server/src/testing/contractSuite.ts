import { API_BASE } from '@remote-console/api-client/contract';
import { describe, expect, it } from 'vitest';
import { OPERATION_IDS } from './contractDescription.ts';
import { send } from './exchange.ts';
import { chosenExample } from './fuzz/seeds.ts';
import { contentFault } from './contractValidator.ts';
import { openAccessMatrix } from './accessMatrix.ts';
import type { TestServer } from './testServer.ts';

/** What answers requests: a server, or handlers that replace one. */
export type Answerer = (request: Request) => Promise<Response>;

/**
 * Validates the first successful example of every operation against the contract: its status and its content.
 *
 * @param open Provides what answers; a server over the data of the testServer, or handlers that know nothing about it.
 */
export function contractSuite(name: string, open: (testServer: TestServer) => Answerer): void {
  describe(`the contract, kept by ${name}`, () => {
    it('in every answer to every operation, below one base path [A-API-01]', async () => {
      const { testServer, contextFor, tokenOf } = await openAccessMatrix();
      const answering = { request: open(testServer) };
      const actual: Record<string, unknown> = {};
      const expected: Record<string, unknown> = {};
      expect(API_BASE).toBe('/lmm/api/v1.0');
      for (const id of OPERATION_IDS) {
        const { example, role, status } = chosenExample(id);
        const call = await example.call(await contextFor(role));
        const response = await send(answering, id, { ...call, ...(await tokenOf(role)) });
        actual[id] = { status: response.status, fault: await contentFault(id, response) };
        expected[id] = { status: status ?? response.status, fault: null };
      }
      expect(actual).toEqual(expected);
    });
  });
}

import type { TagColor } from '@remote-console/domain';
import { insertTag } from '../../tags/tagRows.ts';
import { type ExampleContext, type Examples, type Expectation, MANAGERS, SIGNED_IN } from './example.ts';

/** Open to people who may change device information. */
const EDITORS: Expectation = {
  ...SIGNED_IN,
  person: 403,
  apart: { manager: 200, basicManager: 200, modifyInformation: 200 },
};

/** A tag of the company, created for one call. */
function freshTag({ testServer, company, round }: ExampleContext, color: TagColor = 'blue'): Promise<number> {
  return insertTag(testServer.connection, company.companyId, { name: `Fresh ${round}`, color });
}

/** What devices are marked with. */
export const tagsExamples = {
  listTags: [{ expected: SIGNED_IN, call: () => ({}) }],
  createTag: [{ expected: MANAGERS, call: ({ round }) => ({ body: { name: `New ${round}`, color: 'teal' } }) }],
  changeTag: [
    {
      what: 'the name',
      expected: MANAGERS,
      namesOwn: true,
      call: async (context) => ({
        path: { tagPk: await freshTag(context) },
        body: { name: `Other ${context.round}` },
      }),
    },
    {
      what: 'the color',
      expected: MANAGERS,
      namesOwn: true,
      call: async (context) => ({ path: { tagPk: await freshTag(context) }, body: { color: 'pink' } }),
    },
  ],
  deleteTag: [
    {
      expected: MANAGERS,
      namesOwn: true,
      call: async (context) => ({ path: { tagPk: await freshTag(context) } }),
    },
  ],
  setDeviceTags: [
    {
      expected: EDITORS,
      namesOwn: true,
      call: async (context) => ({
        body: { device_pks: [context.device], add: [await freshTag(context)], remove: [] },
      }),
    },
  ],
  setTagsBySheet: [
    {
      expected: EDITORS,
      call: ({ device }) => ({
        body: { check: 1, replace: 0, rows: [{ device: String(device), tags: ['kiosk'] }] },
      }),
    },
  ],
} satisfies Examples;

// @vitest-environment jsdom
import { createApiClient } from '@remote-console/api-client';
import { wireAnswer } from '@remote-console/api-client/contract';
import { aGroup, aNotice, aProfile, aSummary, problem } from '@remote-console/api-client/testing';
import { noticeListQuery } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { createStartAnswers } from './startAnswers.ts';

const START = {
  profile: aProfile({ name: 'Ada' }),
  summary: aSummary(),
  requestTicket: 3,
  groups: [aGroup()],
  favourites: [],
  notices: [aNotice()],
  noticeCount: 7,
};

/** The same, as sent over the wire. */
const SENT = Object(wireAnswer('getStart', START));

/** A client that uses the start answers, and the paths that reached the server. */
function opened(start: () => Response = () => Response.json({ status: 200, meta: {}, objects: [SENT] })) {
  const asked: string[] = [];
  const moment = { time: 0, token: 'secret' };
  const answers = createStartAnswers({ now: () => moment.time, token: () => moment.token });
  const client = createApiClient({
    origin: 'http://console.test',
    token: () => moment.token,
    language: () => 'en',
    fetch: async (request) => {
      const answer = await answers.take(request);
      if (answer) return answer;
      const path = new URL(request.url).pathname.replace('/lmm/api/v1.0', '');
      asked.push(path);
      return path === '/start' ? start() : Response.json({ status: 200, meta: { total_count: 0 }, objects: [] });
    },
  });
  return { answers, client, asked, moment };
}

describe('the first reads of the frame', () => {
  it('are answered by one call', async () => {
    const { answers, client, asked } = opened();
    answers.ask(client);
    const [profile, summary, groups, favourites, notices] = await Promise.all([
      client.GET('/users/0'),
      client.GET('/devices/summary'),
      client.GET('/groups'),
      client.GET('/favorites'),
      client.GET('/notices', { params: { query: noticeListQuery({ limit: 1 }) } }),
    ]);
    expect(asked).toEqual(['/start']);
    expect(profile.data?.objects).toEqual([START.profile]);
    expect(summary.data).toMatchObject({ meta: { requestTicket: 3 }, objects: [START.summary] });
    expect(groups.data).toMatchObject({ meta: { totalCount: 1 }, objects: START.groups });
    expect(favourites.data).toMatchObject({ meta: { totalCount: 0 }, objects: [] });
    expect(notices.data).toMatchObject({ meta: { totalCount: 7 }, objects: START.notices });
  });

  it('are read again from the server, as is what nobody asked for ahead', async () => {
    const { answers, client, asked } = opened();
    answers.ask(client);
    await client.GET('/groups');
    await client.GET('/groups');
    await client.GET('/notices', { params: { query: noticeListQuery({ limit: 3 }) } });
    await client.GET('/devices');
    expect(asked).toEqual(['/start', '/groups', '/notices', '/devices']);
  });

  it.each([
    ['fails', () => Response.json(problem(500, 'server_error'), { status: 500 })],
    ['leaves a part out', () => Response.json({ status: 200, meta: {}, objects: [{ ...SENT, groups: undefined }] })],
    ['is not there', () => Response.error()],
  ])('go to the server where the one call %s', async (_how, start) => {
    const { answers, client, asked } = opened(start);
    answers.ask(client);
    await client.GET('/groups');
    expect(asked).toEqual(['/start', '/groups']);
  });

  it('are old after a change, after a while, and for somebody else', async () => {
    const { answers, client, asked, moment } = opened();
    answers.ask(client);
    answers.forget();
    await client.GET('/groups');
    answers.ask(client);
    moment.time = 11_000;
    await client.GET('/groups');
    answers.ask(client);
    moment.token = 'another';
    await client.GET('/groups');
    expect(asked.filter((path) => path === '/groups')).toHaveLength(3);
  });
});

import { http, pageOf } from '@remote-console/api-client/testing';
import { fn } from 'storybook/test';
import { askedOf } from '../../testing/askedOf.ts';
import {
  exampleAccesses,
  exampleAdministration,
  exampleAlerts,
  exampleDeleted,
  exampleRanking,
  exampleRemote,
  exampleTransfers,
} from './exampleHistory.ts';

/** The requests to the server, path and query or body. */
export const asked = fn();

/** The parameters of a request. */
const heard = (request: Request) => {
  const query = askedOf(request);
  asked(new URL(request.url).pathname.replace(/^.*\/v1\.0/, ''), query);
  return new URLSearchParams(query);
};

/** All logs with their example entries. */
export const logs = () => [
  http.get('/history/remote', ({ request, response }) => response(200).json(pageOf(exampleRemote, heard(request)))),
  http.get('/history/alert', ({ request, response }) => response(200).json(pageOf(exampleAlerts, heard(request)))),
  http.get('/history/access', ({ request, response }) => response(200).json(pageOf(exampleAccesses, heard(request)))),
  http.get('/history/file', ({ request, response }) => response(200).json(pageOf(exampleTransfers, heard(request)))),
  http.get('/audit', ({ request, response }) => {
    const query = heard(request);
    const entries = query.get('actionArea') === '6' ? exampleAdministration : exampleDeleted;
    return response(200).json(pageOf(entries, query));
  }),
];

/** The rankings. */
export const rankings = () =>
  (['/dash/remote', '/dash/alert'] as const).map((path) =>
    http.get(path, ({ request, response }) => {
      const category = heard(request).get('type') === 'device' ? 'device' : 'user';
      return response(200).json(pageOf(exampleRanking(category), new URLSearchParams()));
    }),
  );

const days = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const two = (value: number) => String(value).padStart(2, '0');

function periods(query: URLSearchParams): string[] {
  const year = Number(query.get('year'));
  const month = Number(query.get('month'));
  switch (query.get('type')) {
    case 'day':
      return Array.from({ length: days(year, month) }, (_, index) => `${year}-${two(month)}-${two(index + 1)}`);
    case 'year':
      return Array.from({ length: 5 }, (_, index) => `${year - 4 + index}-01-01`);
    default:
      return Array.from({ length: 12 }, (_, index) => `${year}-${two(index + 1)}-01`);
  }
}

/** The charts: every third period is empty. */
export const charts = () =>
  (['/chart/remote', '/chart/alert'] as const).map((path) =>
    http.get(path, ({ request, response }) => {
      const starts = periods(heard(request));
      const counts = starts.map((_, index) => (index % 3 === 2 ? 0 : 4 + ((index * 7) % 23)));
      const sum = counts.reduce((total, count) => total + count, 0);
      const objects = starts.map((startDate, index) => ({
        id: index + 1,
        startDate,
        sessionCount: counts[index] ?? 0,
        sessionShare: Math.round(((counts[index] ?? 0) / sum) * 1000) / 10,
      }));
      return response(200).json({ status: 200, meta: { totalCount: objects.length }, objects });
    }),
  );

import { backend, type BackendState } from '@remote-console/api-client/testing';
import { delay, http, HttpResponse } from 'msw';
import { exampleCompanies, exampleTimelines, exampleMails, examplePeople } from './exampleService.ts';

/** A server with companies, people and pending emails. */
export const storyService = (change: Partial<BackendState> = {}) =>
  backend({
    companies: exampleCompanies,
    companyTimelines: exampleTimelines,
    foundPeople: examplePeople,
    pendingMails: exampleMails,
    ...change,
  }).handlers;

/** The server never answers the operator. */
export const serviceHangs = () => http.get('*/operator/*', async () => void (await delay('infinite')));
/** The server cannot be reached. */
export const serviceFails = () => http.get('*/operator/*', () => HttpResponse.error());
/** The person does not operate the service. */
export const serviceIsForbidden = () =>
  http.get('*/operator/*', () => HttpResponse.json({ status: 403, error: 'no_permission' }, { status: 403 }));

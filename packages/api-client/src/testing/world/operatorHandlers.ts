import { type CompanyOrder, OPERATOR_PAGE_SIZE, PEOPLE_SEARCH_LEAST } from '@remote-console/domain';
import type { OperatedCompany } from '../../contract.ts';
import { http } from '../contractHttp.ts';
import { problem } from '../given.ts';
import { aServerHealth } from '../operator.ts';
import { fold, pageOf, type World } from './world.ts';

const textOrder = (one: string, other: string) => {
  const [a, b] = [fold(one), fold(other)];
  return a < b ? -1 : Number(a > b);
};

function compare(one: OperatedCompany, other: OperatedCompany, by: CompanyOrder): number {
  switch (by) {
    case 'name':
      return textOrder(one.name, other.name);
    case 'create_time':
      return textOrder(one.createTime, other.createTime);
    case 'last_activity':
      return textOrder(one.lastActivity ?? '', other.lastActivity ?? '');
    case 'devices':
    case 'people':
      return one[by] - other[by];
  }
}

const cutOf = (query: { readonly get: (name: 'limit' | 'offset') => string | null }) => ({
  get: (name: 'limit' | 'offset') => query.get(name) ?? (name === 'limit' ? String(OPERATOR_PAGE_SIZE) : null),
});

/** The answers for the service operator. */
export function operatorHandlers({ state }: World) {
  const mailOf = (pk: unknown) => state.pendingMails.find((mail) => mail.id === Number(pk));
  const isBusy = (pk: unknown) => mailOf(pk)?.inProgress === true;
  return [
    http.get('/operator/companies', ({ query, response }) => {
      const search = fold(query.get('search') ?? '');
      const by = query.get('by') ?? 'name';
      const direction = query.get('order') === 'desc' ? -1 : 1;
      const companies = state.companies
        .filter(({ name }) => fold(name).includes(search))
        .toSorted((one, other) => direction * (compare(one, other, by) || one.id - other.id));
      return response(200).json(pageOf(companies, cutOf(query)));
    }),
    http.get('/operator/companies/{companyPk}', ({ params, response }) => {
      const company = state.companies.find(({ id }) => id === Number(params.companyPk));
      if (!company) return response(404).json(problem(404, 'not_found'));
      const { counts, licenses } = state.companyTimelines[company.id] ?? { counts: [], licenses: [] };
      const managers = state.foundPeople.filter(
        ({ companyId, memberType }) => companyId === company.id && memberType === 2,
      );
      return response(200).json({ status: 200, meta: {}, objects: [{ company, counts, licenses, managers }] });
    }),
    http.get('/operator/people', ({ query, response }) => {
      const search = fold((query.get('search') ?? '').trim());
      if ([...search].length < PEOPLE_SEARCH_LEAST) {
        return response(400).json(problem(400, 'invalid_data', 'search'));
      }
      const people = state.foundPeople.filter((person) =>
        [person.name, person.loginId, person.mail].some((text) => fold(text).includes(search)),
      );
      return response(200).json(pageOf(people, cutOf(query)));
    }),
    http.get('/operator/mails', ({ query, response }) => {
      const { meta, ...page } = pageOf(state.pendingMails, cutOf(query));
      const mailServer = (state.health ?? aServerHealth()).mail.server;
      return response(200).json({ ...page, meta: { ...meta, mailServer } });
    }),
    http.put('/operator/mails/{mailPk}', ({ params: { mailPk: mailId }, response }) => {
      if (!mailOf(mailId)) return response(404).json(problem(404, 'not_found'));
      if (isBusy(mailId)) return response(409).json(problem(409, 'mail_in_progress'));
      const nextTry = new Date(state.now).toISOString();
      state.pendingMails = state.pendingMails.map((mail) => (mail.id === Number(mailId) ? { ...mail, nextTry } : mail));
      return response(200).json({ status: 200, meta: {}, objects: [] });
    }),
    http.delete('/operator/mails/{mailPk}', ({ params: { mailPk: mailId }, response }) => {
      if (!mailOf(mailId)) return response(404).json(problem(404, 'not_found'));
      if (isBusy(mailId)) return response(409).json(problem(409, 'mail_in_progress'));
      state.pendingMails = state.pendingMails.filter(({ id }) => id !== Number(mailId));
      return response(200).json({ status: 200, meta: {}, objects: [] });
    }),
    http.get('/operator/health', ({ response }) =>
      response(200).json({ status: 200, meta: {}, objects: [state.health ?? aServerHealth()] }),
    ),
  ];
}

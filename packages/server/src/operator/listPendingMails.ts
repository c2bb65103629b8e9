import { OPERATOR_PAGE_SIZE } from '@remote-console/domain';
import { foundWith } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { mailOffice } from './mailOffice.ts';

/** A page of the emails that wait to be sent. */
export const listPendingMails = forPerson({ mailOffice })<'listPendingMails'>(async (
  { query },
  { stores, settings },
) => {
  const { limit = OPERATOR_PAGE_SIZE, offset = 0 } = query;
  return foundWith(await stores.mailOffice.page({ limit, offset }), {
    totalCount: await stores.mailOffice.count(),
    mailServer: settings.mailServer !== null,
  });
});

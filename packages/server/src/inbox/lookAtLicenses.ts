import { licenseNews } from '@remote-console/domain';
import type { Connection } from '../database/index.ts';
import { licensesOf } from '../members/index.ts';
import { addToInbox } from './addToInbox.ts';
import { managers } from './recipients.ts';

/**
 * Notifies each company's administrators about its licenses, each fact once. Any number of processes may do it at the
 * same time.
 */
export async function lookAtLicenses(connection: Connection): Promise<void> {
  const companies = await connection.query.selectFrom('companies').select(['pk', 'device_count']).execute();
  for (const { pk, device_count } of companies) {
    const news = licenseNews(await licensesOf(connection, pk), device_count, connection.now());
    if (news.length === 0) continue;
    await connection.transact(async (inside) => {
      for (const { code, about, ...facts } of news) {
        await addToInbox(inside, { companyId: pk, code, facts, about, recipients: managers, once: true });
      }
    });
  }
}

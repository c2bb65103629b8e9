import type { Kysely } from 'kysely';
import { columnKinds, type Engine } from '../dialect.ts';

async function createExports(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk, bytes } = columnKinds(engine);
  await query.schema
    .createTable('exports')
    .addColumn('pk', 'integer', pk)
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('complete', 'integer', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('exports_by_end').on('exports').column('expires_at').execute();
  await query.schema
    .createTable('export_chunks')
    .addColumn('export_fk', 'integer', (column) => column.notNull().references('exports.pk').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('export_chunks_once', ['export_fk', 'position'])
    .execute();
}

async function createPayments(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk } = columnKinds(engine);
  await query.schema
    .createTable('payments')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('member_fk', 'integer', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('device_count', 'integer', (column) => column.notNull())
    .addColumn('months', 'integer', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('payment_method', 'text', (column) => column.notNull())
    .addColumn('start_at', 'bigint', (column) => column.notNull())
    .addColumn('expire_at', 'bigint', (column) => column.notNull())
    .addColumn('time_zone_id', 'integer', (column) => column.notNull())
    .addColumn('renewed_license_fk', 'integer', (column) => column.references('licenses.pk').onDelete('set null'))
    .addColumn('license_fk', 'integer', (column) => column.references('licenses.pk').onDelete('set null'))
    .addColumn('remarks', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .execute();
  await query.schema
    .createIndex('payments_by_company')
    .on('payments')
    .columns(['company_fk', 'state', 'start_at', 'pk'])
    .execute();
}

/** Exports, payments, and where a login came from inside its own network. */
export async function createExportsAndPayments(query: Kysely<unknown>, engine: Engine): Promise<void> {
  await createExports(query, engine);
  await createPayments(query, engine);
  await query.schema
    .alterTable('access_history')
    .addColumn('private_address', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

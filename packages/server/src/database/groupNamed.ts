import { DEFAULT_GROUP_NAME } from '@remote-console/domain';
import { textsInEveryLanguage } from '@remote-console/texts/server';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Schema } from './schema.ts';
import { textKey } from './textKey.ts';

const GROUPS = await textsInEveryLanguage('groups');

/** The stored name, and those that the console shows: users may use any of them, whatever their own language. */
const DEFAULT_GROUP_KEYS: ReadonlySet<string> = new Set(
  [DEFAULT_GROUP_NAME, ...Object.values(GROUPS).map((text) => text('defaultGroup'))].map(textKey),
);

/** Whether a group has a name: the default group has its name in every language. */
export function isGroupNamed(eb: ExpressionBuilder<Schema, 'device_groups'>, name: string): Expression<SqlBool> {
  const key = textKey(name.trim());
  const isStored = eb('device_groups.name_key', '=', key);
  return DEFAULT_GROUP_KEYS.has(key) ? eb.or([isStored, eb('device_groups.flag_df_group', '=', 1)]) : isStored;
}

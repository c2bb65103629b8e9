import { DEFAULT_GROUP_NAMES } from '@remote-console/domain';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Schema } from './schema.ts';
import { textKey } from './textKey.ts';

const DEFAULT_GROUP_KEYS: ReadonlySet<string> = new Set(Object.values(DEFAULT_GROUP_NAMES).map(textKey));

/** Whether a group has a name: the default group has its name in every language. */
export function isGroupNamed(eb: ExpressionBuilder<Schema, 'device_groups'>, name: string): Expression<SqlBool> {
  const key = textKey(name.trim());
  const isStored = eb('device_groups.name_key', '=', key);
  return DEFAULT_GROUP_KEYS.has(key) ? eb.or([isStored, eb('device_groups.flag_df_group', '=', 1)]) : isStored;
}

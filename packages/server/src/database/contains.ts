import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { containsPattern, textKey } from './textKey.ts';

/** The condition that one of some columns, each containing a `textKey`, contains a text. */
export function containsText(columns: readonly (string | RawBuilder<unknown>)[], text: string): RawBuilder<SqlBool> {
  const pattern = containsPattern(textKey(text));
  const each = columns.map((column) => {
    const value = typeof column === 'string' ? sql.ref(column) : column;
    return sql<SqlBool>`${value} like ${pattern} escape '\\'`;
  });
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`;
}

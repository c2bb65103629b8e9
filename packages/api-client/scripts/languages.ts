import { LANGUAGES } from '@remote-console/domain';

/**
 * What `openapi/*.yaml` write instead of naming the languages: an entry of a list (`enum`, `required`), or a property that
 * every language has.
 */
const EVERY_LANGUAGE = 'x-every-language';

/** A part of the contract in which the languages of the console are named. */
export function withLanguages(part: unknown): unknown {
  if (Array.isArray(part)) {
    return part.flatMap((item: unknown): readonly unknown[] =>
      item === EVERY_LANGUAGE ? LANGUAGES : [withLanguages(item)],
    );
  }
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).flatMap(([key, inner]): (readonly [string, unknown])[] =>
    (key === EVERY_LANGUAGE ? LANGUAGES : [key]).map((name) => [name, withLanguages(inner)]),
  );
  return Object.fromEntries(entries);
}

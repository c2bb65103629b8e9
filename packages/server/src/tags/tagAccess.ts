import { checkTagName, mayManageTags, tagName } from '@remote-console/domain';
import { problem } from '../http/index.ts';
import { grantsOf, type PersonContext } from '../members/index.ts';
import type { TagStore } from './tagStore.ts';

/** Whether the caller may create, change and delete tags. */
export const managesTags = ({ member }: PersonContext['session']): boolean => mayManageTags(grantsOf(member));

/** A name in stored form, or why a tag cannot have it. */
type NameVerdict =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly refusal: ReturnType<typeof problem<400>> | ReturnType<typeof problem<409>> };

/** A name in stored form, if it is valid and no other tag has it. The company must be locked. */
export async function nameFor(
  { tags }: { readonly tags: TagStore },
  text: string,
  ownId: number | null,
): Promise<NameVerdict> {
  const name = tagName(text);
  const fault = checkTagName(name);
  if (fault !== null) {
    const error = fault === 'no_input_data' ? fault : 'tag_name_invalid';
    return { ok: false, refusal: problem(400, error, 'name') };
  }
  if (await tags.isTaken(name, ownId)) return { ok: false, refusal: problem(409, 'tag_exists', 'name') };
  return { ok: true, name };
}

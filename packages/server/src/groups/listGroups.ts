import { page, reusedAnswer } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { groupLists } from './groupLists.ts';
import { groupStore } from './groupStore.ts';

/**
 * The groups the caller may see, with the parents that complete the tree (B-GROUP-30), sorted by name in the caller's
 * language (C-GROUP-06).
 */
export const listGroups = forPerson({ groups: groupStore, groupLists })<'listGroups'>(async (
  _request,
  { stores, language },
) => {
  const make = async () => {
    const { compare } = new Intl.Collator(language, { numeric: true });
    const groups = (await stores.groups.list()).toSorted(
      (one, other) => compare(one.name, other.name) || one.id - other.id,
    );
    return page(groups, groups.length);
  };
  const { listOf } = stores.groups;
  if (listOf === null) return make();
  const { people, revision } = listOf;
  return stores.groupLists({ key: `${people} ${language}`, revision, make: async () => reusedAnswer(await make()) });
});

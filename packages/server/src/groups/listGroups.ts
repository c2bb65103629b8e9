import { page, reusedAnswer } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { groupLists } from './groupLists.ts';
import { groupStore } from './groupStore.ts';

/**
 * The groups the caller may see, with the parents that hold the tree together (B-GROUP-30), ascending by name as the
 * language of the caller sorts them (C-GROUP-06).
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

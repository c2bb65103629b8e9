import type { Enrolment } from '../contract/index.ts';

/** What an enrolment says of tags: nothing where none are named, as servers from before there were tags expect it. */
export function tagsToSend(tags: readonly string[] = []): Pick<Enrolment, 'tags'> {
  return tags.length === 0 ? {} : { tags: [...tags] };
}

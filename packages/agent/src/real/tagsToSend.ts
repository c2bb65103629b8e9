import type { Enrolment } from '../contract/index.ts';

/** The tags of an enrollment: nothing when there are none, as servers from before tags expect. */
export function tagsToSend(tags: readonly string[] = []): Pick<Enrolment, 'tags'> {
  return tags.length === 0 ? {} : { tags: [...tags] };
}

import type { Device, Tag } from '@remote-console/api-client';
import {
  changeOfMarks,
  pressedMark,
  tagKey,
  tagMark,
  tagName,
  type ChosenMarks,
  type TagChange,
  type TagMark,
} from '@remote-console/domain';
import { useState } from 'react';

interface TagChoice {
  /** The text for finding or creating a tag. */
  readonly search: string;
  readonly setSearch: (search: string) => void;
  /** The text as the name of a tag. */
  readonly name: string;
  /** The matching tags. */
  readonly found: readonly Tag[];
  /** The tag of exactly that name. */
  readonly exact: Tag | undefined;
  readonly markOf: (tagId: number) => TagMark;
  readonly press: (tagId: number) => void;
  /** Adds a tag to all devices. */
  readonly giveAll: (tagId: number) => void;
  /** The tags that the devices gain and lose by the choice. */
  readonly readChange: () => TagChange;
}

/** Which tags are found and which are chosen for devices. */
export function useTagChoice(devices: readonly Pick<Device, 'tags'>[], tags: readonly Tag[]): TagChoice {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ChosenMarks>(new Map());
  const present = devices.map((device) => device.tags.map(({ id }) => id));
  const name = tagName(search);
  const found = tags.filter((tag) => tagKey(tag.name).includes(tagKey(name)));
  return {
    search,
    setSearch,
    name,
    found,
    exact: found.find((tag) => tagKey(tag.name) === tagKey(name)),
    markOf: (tagId) => chosen.get(tagId) ?? tagMark(present, tagId),
    press: (tagId) =>
      setChosen((before) => new Map(before).set(tagId, pressedMark(before.get(tagId) ?? tagMark(present, tagId)))),
    giveAll: (tagId) => setChosen((before) => new Map(before).set(tagId, 'all')),
    readChange: () => changeOfMarks(present, chosen),
  };
}

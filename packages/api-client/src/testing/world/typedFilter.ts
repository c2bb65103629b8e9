import {
  DAY_MS,
  DEFAULT_GROUP_NAME,
  type FilterExpression,
  type FilterName,
  type FilterTerm,
  hasNewerAgent,
  holds,
  namesIn,
  operatingSystemOf,
  subtreeOf,
} from '@remote-console/domain';
import type { Device } from '../../contract.ts';
import { type Caller, opensGroup } from './callers.ts';
import { isAbsent, openAlertsOf, overLimits } from './deviceFilter.ts';
import { fold, type World } from './world.ts';

/** The default group in some languages. The server knows its name in all of them, from texts that are above this package. */
const DEFAULT_GROUP_NAMES = [DEFAULT_GROUP_NAME, 'Default group', '既定のグループ'] as const;

/** The groups whose path ends with a text, as far as the caller sees them. */
function groupsNamed(world: World, caller: Caller | null, text: string): number[] {
  const pathOf = (pk: number): string[] => {
    const group = world.group(pk);
    return group ? [...(group.parentId === null ? [] : pathOf(group.parentId)), fold(group.name)] : [];
  };
  const parts = text.split('/').map((part) => fold(part.trim()));
  const isDefault = DEFAULT_GROUP_NAMES.some((name) => fold(name) === fold(text));
  return world.state.groups.flatMap(({ id, name, isDefaultGroup }) => {
    if (caller && !opensGroup(world, caller, id)) return [];
    const isNamed =
      (isDefault && isDefaultGroup) ||
      fold(name) === fold(text) ||
      pathOf(id).slice(-parts.length).join('/') === parts.join('/');
    return isNamed ? [id] : [];
  });
}

/** The names in filters that the caller cannot see. */
export function unknownNames(world: World, caller: Caller | null, expression: FilterExpression | null): FilterName[] {
  const tags = new Set(world.state.tags.map(({ name }) => fold(name)));
  return (expression === null ? [] : namesIn(expression)).filter(({ key, name }) =>
    key === 'tag' ? !tags.has(fold(name)) : groupsNamed(world, caller, name).length === 0,
  );
}

function isTrue(world: World, caller: Caller | null, device: Device, term: FilterTerm): boolean {
  switch (term.kind) {
    case 'tag':
      return device.tags.some(({ name }) => fold(name) === fold(term.name));
    case 'group':
      return groupsNamed(world, caller, term.name)
        .flatMap((pk) => subtreeOf(world.tree(), pk))
        .some(({ id }) => id === device.groupId);
    case 'state':
      return device.isOnline === (term.value === 'online');
    case 'os':
      return operatingSystemOf(device.osId).id === term.value;
    case 'version':
      if (term.value === 'latest' || term.value === 'outdated') {
        return hasNewerAgent(device) === (term.value === 'outdated');
      }
      return device.agentVersion === term.value;
    case 'seen':
      return isAbsent(world, device, term.days * DAY_MS) !== term.within;
    case 'alerts':
      return (term.value === 'open' ? openAlertsOf : overLimits)(world, device).length > 0;
    case 'access':
      return (device.approval === 1) === (term.value === 'open');
    case 'is':
      return device.favorite !== null;
  }
}

/** Whether a typed filter matches a device as the caller sees it. */
export const isMatch = (
  world: World,
  caller: Caller | null,
  device: Device,
  expression: FilterExpression | null,
): boolean => expression === null || holds(expression, (term) => isTrue(world, caller, device, term));

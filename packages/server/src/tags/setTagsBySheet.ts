import type { TagSheet } from '@remote-console/api-client/contract';
import { judgeTagRows, type TagRowVerdict, tagKey, uniqueTagNames } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { personEventStore } from '../events/index.ts';
import { found } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { applyTags } from './setDeviceTags.ts';
import { managesTags } from './tagAccess.ts';
import { type TagSheetStore, tagSheetStore } from './tagSheetStore.ts';
import { type TagStore, tagStore } from './tagStore.ts';

type SetRow = Extract<TagRowVerdict, { ok: true }>;

/** The effect of the rows: errors in some, and the devices' tags before and after the others, by tag keys. */
async function judge(
  { tags, tagSheet }: { readonly tagSheet: TagSheetStore; readonly tags: TagStore },
  { rows, replace }: TagSheet,
  mayCreate: boolean,
) {
  const devicesNamed = await tagSheet.findDevices(rows.map(({ device }) => device));
  const devices = await tags.devices([...new Set(rows.flatMap(({ device }) => devicesNamed(device)))]);
  const tagsOf = (deviceId: number) => devices.get(deviceId)?.tags ?? [];
  const keysOf = (deviceId: number) => tagsOf(deviceId).map(({ name }) => tagKey(name));
  const knownKeys = await tagSheet.knownKeys();
  const verdicts = judgeTagRows(rows, {
    devicesNamed,
    keptBeside: (deviceId, keys) => (replace ? 0 : keysOf(deviceId).filter((key) => !keys.has(key)).length),
    knownKeys,
    mayCreate,
  });
  const faults = verdicts.flatMap((verdict, index) =>
    verdict.ok ? [] : [{ index, error: verdict.because, name: verdict.name }],
  );
  const changes = verdicts
    .filter((verdict): verdict is SetRow => verdict.ok)
    .map(({ device, tags: named }) => {
      const present = tagsOf(device).map(({ name }) => name);
      return { device, present, names: uniqueTagNames([...(replace ? [] : present), ...named]) };
    })
    .filter(({ present, names }) => {
      const before = new Set(present.map(tagKey));
      return before.size !== names.length || names.some((name) => !before.has(tagKey(name)));
    });
  const fresh = uniqueTagNames(changes.flatMap(({ names }) => names)).filter((name) => !knownKeys.has(tagKey(name)));
  return { faults, changes, fresh, tagsOf };
}

/** Sets the tags of devices by the rows of a sheet, or previews the effect. */
export const setTagsBySheet = forPerson({
  audit: auditOfCall,
  events: personEventStore,
  tagSheet: tagSheetStore,
  tags: tagStore,
})<'setTagsBySheet'>(async ({ body }, { session, transact }) =>
  transact(async (stores) => {
    await stores.tags.lock();
    const { faults, changes, fresh, tagsOf } = await judge(stores, body, managesTags(session));
    if (!body.check && faults.length === 0) {
      const { made, pksOf } = await stores.tagSheet.ensure(fresh);
      await stores.audit.writeAdministration(made.map((subject) => ({ act: 'tagCreated', subject }) as const));
      await applyTags(
        stores,
        changes.map(({ device, names }) => ({
          deviceId: device,
          before: tagsOf(device).map(({ id }) => id),
          after: pksOf(names),
        })),
      );
    }
    return found([{ devices: changes.length, newTags: [...fresh], faults }]);
  }),
);

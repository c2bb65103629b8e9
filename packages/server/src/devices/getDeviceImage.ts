import { setTimeout as pause } from 'node:timers/promises';
import { problem, sentFile } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { commandStore } from './commandStore.ts';
import { deviceStore } from './deviceStore.ts';
import { refusalAnswer } from './refusalAnswer.ts';

/** A screenshot no older than this is reused, in milliseconds: several people may look at the same time. */
const FRESH_MS = 2000;
/** How long an agent has to send a screenshot, and how often to check for it, in milliseconds. */
const PATIENCE_MS = 4000;
const LOOK_EVERY_MS = 40;

/** The current screen of a device; requesting it makes the agent take a screenshot (B-LIVE-06, B-LIVE-13). */
export const getDeviceImage = forPerson({ commands: commandStore, devices: deviceStore })<'getDeviceImage'>(async (
  { path },
  { stores, signal },
) => {
  const access = await stores.devices.access(path.devicePk);
  if (access.kind === 'missing') return problem(404, 'not_found');
  if (access.kind === 'closed') return problem(403, 'no_group_access');
  const device = await stores.devices.record(access.device.pk);
  if (!device) return problem(404, 'not_found');
  const refusal = await stores.commands.refusal(device, 'live');
  if (refusal) return refusalAnswer(refusal);

  const answer = async (youngerThanMs: number) => {
    const screen = await stores.devices.screen(device.id, youngerThanMs);
    return screen && sentFile({ content: screen.image, type: screen.media_type });
  };
  const fresh = await answer(FRESH_MS);
  if (fresh) return fresh;

  const command = await stores.commands.request({ device, type: 'screen' });
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until && !signal.aborted) {
    const state = await stores.commands.state(command);
    if (state === 'acknowledged') return (await answer(PATIENCE_MS)) ?? problem(404, 'no_image');
    if (state !== 'queued' && state !== 'delivered') break;
    // Somebody who asked a moment earlier may have got a screenshot between the check above and this request.
    const meanwhile = await answer(FRESH_MS);
    if (meanwhile) return meanwhile;
    await pause(LOOK_EVERY_MS);
  }
  return problem(404, 'no_image');
});

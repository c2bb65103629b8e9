import { dateTimeText } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { sweepApprovals } from './sweepApprovals.ts';
import { HOUR, nextOf, openApprovalFixture } from '../testing/approvalFixture.ts';
import { succeed } from '../testing/exchange.ts';
import { listen } from '../testing/eventListener.ts';
import { START } from '../testing/testServer.ts';

describe('an approved period', () => {
  it('gives the requester the device from its start until just before its end [B-APPROVAL-46] [B-APPROVAL-47]', async () => {
    const { testServer, request, decide, approvalOf, device, second } = await openApprovalFixture();
    const start_time = dateTimeText(START + HOUR);
    const { pk } = await request({ start_time, end_time: dateTimeText(START + 2 * HOUR) });
    await decide(pk, 1);
    const seen = [];
    for (const at of [START + HOUR - 1, START + HOUR, START + 2 * HOUR - 1, START + 2 * HOUR]) {
      testServer.clock.now = at;
      seen.push([await approvalOf(device), await approvalOf(second)]);
    }
    expect(seen).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
      [0, 0],
    ]);
  });

  it('tells open screens when it begins and when it ends, once however many look', async () => {
    const { testServer, request, decide, device, tokens } = await openApprovalFixture();
    const { pk } = await request({ start_time: dateTimeText(START + HOUR), end_time: dateTimeText(START + 2 * HOUR) });
    await decide(pk, 1);
    const stream = await listen(testServer, tokens.user);
    const looked = [];
    for (const at of [START + HOUR - 1, START + HOUR, START + HOUR + 1, START + 2 * HOUR, START + 3 * HOUR]) {
      testServer.clock.now = at;
      const both = await Promise.all([sweepApprovals(testServer.connection), sweepApprovals(testServer.connection)]);
      looked.push(both[0] + both[1]);
    }
    expect(looked).toEqual([0, 1, 0, 1, 0]);
    for (const _ of ['begins', 'ends']) {
      expect(await nextOf(stream, 'device_changed')).toEqual({ type: 'device_changed', device_pk: device });
    }
  });

  it('is gone when its device is, and whoever waited for it is informed', async () => {
    const { testServer, request, decide, device, tokens } = await openApprovalFixture();
    const first = await request();
    await decide(first.pk, 0, { react_reason: 'no' });
    const { pk } = await request();
    const stream = await listen(testServer, tokens.user);
    const path = { devicePk: device };
    await succeed(testServer.app, 'changeDevice', { token: tokens.manager, path, body: { type: 'delete' } });
    expect(await nextOf(stream, 'approval_changed')).toEqual({ type: 'approval_changed', approval_pk: pk });
  });

  it('tells them at once when the decision opens or closes the device, and of one withdrawn no more than its end', async () => {
    const { testServer, request, decide, device, approvalOf, tokens } = await openApprovalFixture();
    const { pk } = await request();
    const stream = await listen(testServer, tokens.user);
    await decide(pk, 1);
    expect(await nextOf(stream, 'device_changed')).toEqual({ type: 'device_changed', device_pk: device });
    // It was sent just now, so there is nothing more to send before the end.
    expect(await sweepApprovals(testServer.connection)).toBe(0);
    await decide(pk, 0, { react_reason: 'no', version: 1 });
    expect(await nextOf(stream, 'device_changed')).toEqual({ type: 'device_changed', device_pk: device });
    expect(await approvalOf(device)).toBe(0);
    const later = await listen(testServer, tokens.user);
    testServer.clock.now = START + 2 * HOUR;
    expect([await sweepApprovals(testServer.connection), await sweepApprovals(testServer.connection)]).toEqual([1, 0]);
    expect(await later.next()).toMatchObject({ event: { type: 'approval_changed', approval_pk: pk } });
  });
});

describe('a request that nobody answers', () => {
  it('stops to wait at the end of its period, and the screens of both sides are informed then, once', async () => {
    const { testServer, request, list, tokens } = await openApprovalFixture();
    const { pk } = await request();
    const [own, theirs] = [await listen(testServer, tokens.user), await listen(testServer, tokens.subManager)];
    const waiting = async () => (await list({ type: 'request' }, tokens.subManager)).meta.total_count;
    const seen = [];
    for (const at of [START + HOUR - 1, START + HOUR, START + 2 * HOUR]) {
      testServer.clock.now = at;
      seen.push([await sweepApprovals(testServer.connection), await waiting()]);
    }
    expect(seen).toEqual([
      [0, 1],
      [1, 0],
      [0, 0],
    ]);
    for (const stream of [own, theirs]) {
      expect(await nextOf(stream, 'approval_changed')).toEqual({ type: 'approval_changed', approval_pk: pk });
    }
  });
});

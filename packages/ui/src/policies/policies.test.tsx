import { aBlockingPolicy, aProfile, http, someFunctionSettings } from '@remote-console/api-client/testing';
import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { openWidget } from '../testing/openWidget.tsx';
import { BlockingSettingsWidget } from './BlockingSettingsWidget.tsx';
import { FunctionSettingsWidget } from './FunctionSettingsWidget.tsx';
import * as spreadsheet from '../spreadsheet/index.ts';
import '../testing/patience.ts';

const done = { status: 200, meta: {}, objects: [] } as const;

describe('the function settings', () => {
  const SETTINGS = someFunctionSettings({ vaccine: 'Old' });

  it('are posted whole, with the vaccine text trimmed [C-FUNC-04] [C-FUNC-22]', async () => {
    const { sent } = openWidget(<FunctionSettingsWidget />, {
      session: aProfile(),
      answers: [
        http.get('/policies/functions', ({ response }) =>
          response(200).json({ status: 200, meta: {}, objects: [SETTINGS] }),
        ),
        http.post('/policies/functions', ({ response }) => response(200).json({ ...done, objects: [] })),
      ],
    });
    const vaccine = await screen.findByRole('textbox', { name: 'Antivirus programs' });
    await userEvent.clear(vaccine);
    await userEvent.type(vaccine, '  V3 Lite ');
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    await vi.waitFor(() => expect(sent('POST', '/policies/functions')).toHaveLength(1));
    const body = sent('POST', '/policies/functions')[0]?.body;
    expect(body).toMatchObject({ vaccine: 'V3 Lite' });
    expect(Object.keys(body ?? {}).toSorted()).toEqual(Object.keys(SETTINGS).toSorted());
  });
});

describe('the IP list', () => {
  const openList = async () => {
    const widget = openWidget(<BlockingSettingsWidget />, {
      session: aProfile(),
      answers: [
        http.get('/policies/blocking', ({ response }) =>
          response(200).json({ status: 200, meta: {}, objects: aBlockingPolicy() }),
        ),
        http.post('/policies/blocking', ({ response }) => response(200).json({ ...done, objects: [] })),
      ],
    });
    await screen.findByRole('button', { name: 'Delete all' });
    /** The posted bodies, once there are that many calls. */
    const posts = async (count: number) => {
      const made = () => widget.sent('POST', '/policies/blocking').map(({ body }) => body);
      await vi.waitUntil(() => made().length >= count);
      return made();
    };
    return { posts };
  };
  const confirm = async (name: string) => {
    const dialog = within(await screen.findByRole('dialog', {}));
    await userEvent.click(dialog.getByRole('button', { name }));
  };

  it('has a policy that is posted as type set with policyUse and block [C-IPBLOCK-03]', async () => {
    const { posts } = await openList();
    await userEvent.click(screen.getByRole('switch', { name: 'Enable IP policy' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Allow' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save policy' }));
    expect(await posts(1)).toEqual([{ type: 'set', policyUse: true, block: false, version: 1 }]);
  });

  it('takes an entry that is posted as type post with its addresses and reason [C-IPBLOCK-13]', async () => {
    const { posts } = await openList();
    await userEvent.click(screen.getByRole('radio', { name: 'Range' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Start IP address' }), '10.0.0.1');
    await userEvent.type(screen.getByRole('textbox', { name: 'End IP address' }), '10.0.0.9');
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'office');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await posts(1)).toEqual([
      { type: 'post', startIpAddress: '10.0.0.1', endIpAddress: '10.0.0.9', reason: 'office' },
    ]);
  });

  it('loses each checked entry by a call of type delete [C-IPBLOCK-22]', async () => {
    const { posts } = await openList();
    for (const name of [/198\.51\.100\.10/, /192\.0\.2\.0/]) {
      await userEvent.click(screen.getByRole('checkbox', { name }));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Delete selected' }));
    await confirm('Delete');
    expect(await posts(2)).toEqual([
      { type: 'delete', startIpAddress: '198.51.100.10', endIpAddress: '198.51.100.40' },
      { type: 'delete', startIpAddress: '192.0.2.0/24', endIpAddress: '' },
    ]);
  });

  it('loses every entry by a call of type delete for each [C-IPBLOCK-26]', async () => {
    const { posts } = await openList();
    await userEvent.click(screen.getByRole('button', { name: 'Delete all' }));
    await confirm('Delete all');
    expect(await posts(3)).toEqual([
      { type: 'delete', startIpAddress: '203.0.113.7', endIpAddress: '' },
      { type: 'delete', startIpAddress: '198.51.100.10', endIpAddress: '198.51.100.40' },
      { type: 'delete', startIpAddress: '192.0.2.0/24', endIpAddress: '' },
    ]);
  });

  it('takes a sheet whose every valid row is one POST of type post [C-IPEXCEL-07]', async () => {
    vi.spyOn(spreadsheet, 'readSpreadsheet').mockResolvedValue({
      ok: true,
      total: 4,
      truncated: false,
      rows: [
        ['시작 IP', '종료 IP', '사유'],
        ['10.0.0.1', '', 'one'],
        ['wrong', '', 'none'],
        ['10.0.0.2', '10.0.0.9', 'two'],
      ],
    });
    const { posts } = await openList();
    await userEvent.click(screen.getByRole('radio', { name: 'Excel' }));
    const file = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!file) throw new Error('There is no field for a file.');
    await userEvent.upload(file, new File(['sheet'], 'list.xlsx'));
    await userEvent.click(screen.getByRole('button', { name: 'Add addresses from file' }));
    expect(await posts(2)).toEqual([
      { type: 'post', startIpAddress: '10.0.0.1', endIpAddress: '', reason: 'one' },
      { type: 'post', startIpAddress: '10.0.0.2', endIpAddress: '10.0.0.9', reason: 'two' },
    ]);
  });
});

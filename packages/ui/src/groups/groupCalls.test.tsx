import { aGroup, aGroupDetail, aProfile, http, problem } from '@remote-console/api-client/testing';
import { useEffect } from 'react';
import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import * as spreadsheet from '../spreadsheet/index.ts';
import { openWidget } from '../testing/openWidget.tsx';
import { GroupDetailWidget } from './GroupDetailWidget.tsx';
import { useGroupName } from '../i18n/index.ts';
import { GroupSheetWidget } from './GroupSheetWidget.tsx';
import { GroupThresholdsWidget } from './GroupThresholdsWidget.tsx';
import { GroupUsersWidget } from './GroupUsersWidget.tsx';
import { useGroupActions } from './useGroupActions.tsx';
import { useGroupMoves } from './useGroupMoves.ts';
import '../testing/patience.ts';

const GROUPS = [
  aGroup({ id: 1, name: 'ROOT', parentId: null, rootId: null, companyId: 4 }),
  aGroup({ id: 11, name: 'Lobby', parentId: 1, rootId: 1, companyId: 4 }),
  aGroup({ id: 12, name: 'Store', parentId: 1, rootId: 1, companyId: 4 }),
];
const DONE = { status: 200, meta: {}, objects: [] } as const;
const groupAnswers = [
  http.get('/groups', ({ response }) =>
    response(200).json({ status: 200, meta: { totalCount: GROUPS.length }, objects: GROUPS }),
  ),
  http.put('/groups/{groupPk}', ({ response }) => response.untyped(Response.json(DONE))),
];

it('a new group is posted with name, flags, parent, root and company [C-GROUP-10]', async () => {
  function Adding() {
    const { add, dialogs } = useGroupActions({ groups: GROUPS });
    return (
      <>
        <button onClick={() => add(11)}>Start</button>
        {dialogs}
      </>
    );
  }
  const { sent } = openWidget(<Adding />, { session: aProfile(), answers: groupAnswers });
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  const dialog = within(await screen.findByRole('dialog', {}));
  await userEvent.type(dialog.getByRole('textbox', { name: /Group name|Name/ }), ' Desk ');
  await userEvent.click(dialog.getByRole('button', { name: 'Add group' }));
  await vi.waitFor(() => expect(sent('POST', '/groups')).toHaveLength(1));
  expect(sent('POST', '/groups')[0]?.body).toEqual({
    name: 'Desk',
    isDefaultGroup: false,
    needsConfirmation: false,
    parentId: 11,
    rootId: 1,
    companyId: 4,
  });
});

it('a field of a group is changed by a PUT with that field alone [C-GDETAIL-02]', async () => {
  const { sent } = openWidget(
    <GroupDetailWidget
      groupId={12}
      view={{ devices: { page: 1, search: '' }, all: { page: 1, search: '' }, users: { page: 1, search: '' } }}
      onViewChange={() => undefined}
      groupHref={() => '#group'}
      devicesHref={() => '#devices'}
      onDeleted={() => undefined}
    />,
    {
      session: aProfile(),
      answers: [
        http.get('/groups/{groupPk}', ({ response }) =>
          response(200).json({
            status: 200,
            meta: {},
            objects: [aGroupDetail({ id: 12, name: 'Store', parentId: 1, groupManagerName: 'Old' })],
          }),
        ),
        ...groupAnswers,
      ],
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: /Old Edit/ }));
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) throw new Error('No field has the focus.');
  await userEvent.clear(field);
  await userEvent.type(field, 'New{Enter}');
  await vi.waitFor(() => expect(sent('PUT', '/groups/12')).toHaveLength(1));
  expect(sent('PUT', '/groups/12')[0]?.body).toEqual({ groupManagerName: 'New' });
});

describe('the users of a group', () => {
  const open = () =>
    openWidget(
      <GroupUsersWidget open group={{ id: 12, name: 'Store', isDefaultGroup: false }} onClose={() => undefined} />,
      {
        session: aProfile(),
        answers: [
          http.get('/groups/all-users', ({ response }) =>
            response.untyped(
              Response.json({
                status: 200,
                meta: { total_count: 1 },
                objects: [{ pk: 7, mgrid: 'hana', name: 'Hana', flag_active: 1, link_pk: null }],
              }),
            ),
          ),
        ],
      },
    );

  it('are connected by a POST with device_group_fk and member_fk [C-GDETAIL-10]', async () => {
    const { sent } = open();
    await userEvent.click(await screen.findByRole('switch', { name: /Hana/ }));
    await vi.waitFor(() => expect(sent('POST', '/groups/users')).toHaveLength(1));
    expect(sent('POST', '/groups/users')[0]?.body).toMatchObject({ groupId: 12, memberId: 7 });
  });

  it('are not added by an empty ID [B-GROUP-19]', async () => {
    const { calls } = open();
    const id = await screen.findByRole('textbox', { name: 'Add by ID' });
    await userEvent.type(id, '  ');
    await userEvent.click(screen.getByRole('button', { name: 'Add user' }));
    await vi.waitFor(() => expect(id.getAttribute('aria-invalid')).toBe('true'));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('the thresholds of a group', () => {
  const alert = { id: 31, alertCode: 'IW2', alertMinutes: null, threshold: 90 };
  const open = () =>
    openWidget(<GroupThresholdsWidget group={aGroupDetail({ id: 12, thresholdAlerts: [alert] })} editable />, {
      session: aProfile(),
      answers: groupAnswers,
    });
  const bodies = ({ sent }: ReturnType<typeof open>) => sent('PUT', '/groups/12').map(({ body }) => body);

  it.each([
    ['1', '30', { alertCode: 'IW1', alertMinutes: 30 }],
    ['3', '80', { alertCode: 'IW3', threshold: 80 }],
  ])(
    'are added by a PUT with update_key alert, the code, and its time or value: type %s [C-THRESH-12]',
    async (type, amount, body) => {
      const widget = open();
      await userEvent.click(await screen.findByRole('button', { name: 'Add threshold' }));
      const dialog = await screen.findByRole('dialog', {});
      const [device, kind] = [...dialog.querySelectorAll('select')];
      if (!device || !kind) throw new Error('The choices are missing.');
      await userEvent.selectOptions(device, 'W');
      await userEvent.selectOptions(kind, type);
      await userEvent.type(within(dialog).getByRole('textbox'), amount);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
      await vi.waitFor(() => expect(bodies(widget)).toEqual([{ updateKey: 'alert', ...body }]));
    },
  );

  it('are removed by a PUT with delete_key [C-THRESH-13]', async () => {
    const widget = open();
    await userEvent.click(await screen.findByRole('button', { name: /Remove/ }));
    const dialog = within(await screen.findByRole('dialog', {}));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await vi.waitFor(() => expect(bodies(widget)).toEqual([{ deleteKey: 31 }]));
  });
});

it('a device that cannot be moved is named in the message [C-GROUP-23]', async () => {
  const onOutcome = vi.fn();
  function Moving() {
    const { carryOut } = useGroupMoves(GROUPS);
    useEffect(() => {
      void carryOut([{ move: { kind: 'device', id: 7, from: 11, to: 12 }, name: 'KIOSK-07' }]).then(onOutcome);
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once.
    }, []);
    return null;
  }
  openWidget(<Moving />, {
    session: aProfile(),
    answers: [
      http.post('/devices', ({ response }) =>
        response.untyped(Response.json(problem(409, 'cannot_move_device'), { status: 409 })),
      ),
    ],
  });
  await vi.waitFor(() => expect(onOutcome).toHaveBeenCalled());
  expect(onOutcome.mock.lastCall?.[0]).toMatchObject({ kind: 'refused', error: 'KIOSK-07 can’t be moved.' });
});

it('the root group has a translated label, and not its stored name [B-TREE-09]', async () => {
  function Names() {
    const nameOf = useGroupName();
    return <p>{GROUPS.map(nameOf).join(' | ')}</p>;
  }
  const { host } = openWidget(<Names />, { session: null });
  await vi.waitFor(() => expect(host.textContent).toContain('| Lobby | Store'));
  expect(host.textContent).not.toContain('ROOT');
  expect(host.textContent?.split(' | ')[0]).toMatch(/\w/);
});

it('a file that is no spreadsheet is refused with the message excel_group_fail [C-GEXCEL-12]', async () => {
  vi.spyOn(spreadsheet, 'readSpreadsheet').mockResolvedValue({ ok: false, because: 'not_a_spreadsheet' });
  const { calls } = openWidget(<GroupSheetWidget open onClose={() => undefined} />, { session: aProfile() });
  const dialog = await screen.findByRole('dialog', {});
  const file = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!file) throw new Error('There is no field for a file.');
  await userEvent.upload(file, new File(['no sheet'], 'groups.xlsx'));
  await vi.waitFor(() =>
    expect(dialog.textContent).toContain('The groups in this Excel file can’t be read. Compare it with the template.'),
  );
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

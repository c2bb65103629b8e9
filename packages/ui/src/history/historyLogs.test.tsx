import { anAuditEntry, aProfile, http } from '@remote-console/api-client/testing';
import { ADMINISTRATION_CODES } from '@remote-console/domain';
import { screen, userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { openWidget } from '../testing/openWidget.tsx';
import { ChartWidget } from './ChartWidget.tsx';
import { HistoryLogWidget } from './HistoryLogWidget.tsx';
import { RankingWidget } from './RankingWidget.tsx';
import '../testing/patience.ts';

const session = aProfile({ timeZoneId: 32 });
const pages = () => [...document.querySelectorAll('nav button, nav a')].map((page) => page.textContent);

describe('the alert history', () => {
  const open = () =>
    openWidget(
      <HistoryLogWidget
        log="warning"
        label="Alerts"
        query={{ start: '2026-11-01', end: '2026-11-20', key: 'device', value: 'KIOSK', size: '5' }}
        onQueryChange={() => undefined}
      />,
      {
        session,
        answers: [
          http.get('/history/alert', ({ response }) =>
            response(200).json({
              status: 200,
              meta: { totalCount: 23 },
              objects: [
                { alertCode: 'IW2', deviceOsId: 1 as const },
                { alertCode: 'IW7', deviceOsId: 3 as const },
              ].map((entry, id) => ({
                id,
                device: `KIOSK-${id}`,
                generate: '2026-11-10T03:00:00.000Z',
                alertValue: 91,
                ...entry,
              })),
            }),
          ),
        ],
      },
    );
  const cells = () => [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.textContent);

  it('has the pages of meta.totalCount [C-HISTORY-07]', async () => {
    open();
    await vi.waitFor(() => expect(pages()).toContain('5'));
    expect(pages()).not.toContain('6');
  });

  it('shows the name of the operating system and of the alert, not their codes [C-HISTORY-10] [C-HISTORY-16]', async () => {
    open();
    await vi.waitFor(() => expect(document.body.textContent).toContain('KIOSK-1'));
    for (const name of ['Windows', 'Mac', 'CPU usage', 'Fan speed']) expect(cells()).toContain(name);
    for (const code of ['IW2', 'IW7', '1', '3']) expect(cells()).not.toContain(code);
  });

  it('exports what the list was asked for, with its exportId [C-HISTORY-23]', async () => {
    const { sent } = open();
    // Nothing can be exported before there is something.
    await vi.waitFor(() => expect(cells()).toContain('KIOSK-1'));
    await userEvent.click(await screen.findByRole('button', { name: 'Export to Excel' }));
    await vi.waitFor(() => expect(sent('POST', '/excel')).toHaveLength(1));
    const [list] = sent('GET', '/history/alert');
    const [made] = sent('POST', '/excel');
    const exported = Object.fromEntries(
      Object.entries(Object(made?.body)).map(([name, value]) => [name, String(value)]),
    );
    expect(exported).toEqual({ ...list?.query, exportId: 'alertHistoryTable' });
    expect(exported).toMatchObject({ startDate: '2026-11-01 00:00:00', searchValue: 'KIOSK', limit: '5' });
  });
});

describe('a ranking', () => {
  it.each([
    ['user', 'mgrid'],
    ['device', 'create_time'],
  ] as const)('of type %s is the first ten of the days, by %s [C-STATS-03]', async (category, by) => {
    const { sent } = openWidget(
      <RankingWidget
        subject="remote"
        category={category}
        days={{ start: '2026-11-01', end: '2026-11-20' }}
        label="Ranking"
      />,
      { session },
    );
    await vi.waitFor(() => expect(sent('GET', '/dash/remote')).toHaveLength(1));
    expect(sent('GET', '/dash/remote')[0]?.query).toEqual({
      by,
      type: category,
      startDate: '2026-11-01 00:00:00',
      endDate: '2026-11-20 23:59:59',
      searchMode: 'pagination',
      order: 'desc',
      limit: '10',
      offset: '0',
    });
  });
});

it('a chart shows 0 for the days without data [C-STATS-15]', async () => {
  const objects = [4, 0, 0].map((sessionCount, index) => ({
    id: index + 1,
    startDate: `2026-0${index + 1}-01`,
    sessionCount,
    sessionShare: sessionCount === 0 ? 0 : 100,
  }));
  openWidget(<ChartWidget subject="remote" query={{ year: '2026' }} onQueryChange={() => undefined} />, {
    session,
    now: () => Date.parse('2026-11-21T03:00:00Z'),
    answers: [
      http.get('/chart/remote', ({ response }) =>
        response(200).json({ status: 200, meta: { totalCount: 3 }, objects }),
      ),
    ],
  });
  const rows = () =>
    [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  const shown = [
    ['January 2026', '4'],
    ['February 2026', '0'],
    ['March 2026', '0'],
  ];
  await vi.waitFor(() => expect(rows()).toEqual(shown));
});

describe('the history of administration', () => {
  it('names what changed for the sessions of a group, and says the values in words', async () => {
    openWidget(
      <HistoryLogWidget
        log="administration"
        label="Administration"
        query={{ start: '2026-11-01', end: '2026-11-20' }}
        onQueryChange={() => undefined}
      />,
      {
        session,
        answers: [
          http.get('/audit', ({ response }) =>
            response(200).json({
              status: 200,
              meta: { totalCount: 1 },
              objects: [
                anAuditEntry({
                  actionCode: ADMINISTRATION_CODES.groupChanged.actionCode,
                  oldValue: JSON.stringify({ remote_sharing: null, remote_consent: 'ask' }),
                  newValue: JSON.stringify({ remote_sharing: 'watch', remote_consent: 'silent' }),
                }),
              ],
            }),
          ),
        ],
      },
    );
    const consent = 'Consent to remote sessions: Ask first (30 seconds to answer) → Don’t notify';
    const shown = `Screen and terminal sharing: Others can only watch, ${consent}`;
    await vi.waitFor(() => expect(document.body.textContent).toContain(shown));
  });
});

describe('a log in which a search finds nothing', () => {
  it('names the search as the reason, and clears it', async () => {
    const onQueryChange = vi.fn();
    openWidget(
      <HistoryLogWidget
        log="access"
        label="Logins"
        query={{ start: '2026-11-01', end: '2026-11-20', key: 'user', value: 'zzz<img>' }}
        onQueryChange={onQueryChange}
      />,
      {
        session,
        answers: [
          http.get('/history/access', ({ response }) =>
            response(200).json({ status: 200, meta: { totalCount: 0 }, objects: [] }),
          ),
        ],
      },
    );
    await screen.findByText('No records match “zzz<img>”');
    await userEvent.click(screen.getByText('Clear search'));
    expect(onQueryChange).toHaveBeenCalledWith(expect.not.objectContaining({ value: 'zzz<img>' }));
  });
});

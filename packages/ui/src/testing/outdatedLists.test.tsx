import { anApproval, aProfile, aTicket, aUser, http } from '@remote-console/api-client/testing';
import { DEFAULT_APPROVAL_VIEW, parseTicketView } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApprovalListWidget } from '../approvals/index.ts';
import { EnrolmentsWidget } from '../downloads/index.ts';
import { exampleEnrolments } from '../downloads/testing/exampleEnrolments.ts';
import { UserListWidget } from '../users/index.ts';
import { TicketTabsWidget } from '../tickets/index.ts';
import { openWidget } from './openWidget.tsx';
import './patience.ts';

const nothing = () => undefined;

/** A list with interactive rows, and the answer that it shows. */
interface ActingList {
  readonly widget: ReactNode;
  readonly answer: ReturnType<typeof http.get>;
  /** The row controls that run actions. */
  readonly controls: string;
}

const LISTS = {
  tickets: {
    widget: <TicketTabsWidget view={parseTicketView({})} onViewChange={nothing} />,
    answer: http.get('/tickets', ({ response }) =>
      response(200).json({
        status: 200,
        meta: { totalCount: 1, requested: 1, approved: 0, reject: 0, completed: 0 },
        objects: [aTicket({ state: 0 })],
      }),
    ),
    controls: '[role=row] button',
  },
  approvals: {
    widget: <ApprovalListWidget list="request" view={DEFAULT_APPROVAL_VIEW} onViewChange={nothing} />,
    answer: http.get('/approvals', ({ response }) =>
      response(200).json({ status: 200, meta: { totalCount: 1 }, objects: [anApproval()] }),
    ),
    controls: '[role=gridcell] button',
  },
  people: {
    widget: (
      <UserListWidget
        view={{ page: 1, pageSize: 10, searchKey: 'name', searchValue: '' }}
        onViewChange={nothing}
        userHref={() => '#user'}
        addHref="#add"
      />
    ),
    answer: http.get('/users', ({ response }) =>
      response(200).json({ status: 200, meta: { totalCount: 1 }, objects: [aUser({ id: 10 })] }),
    ),
    controls: '[role=gridcell] :is(button, input)',
  },
  tokens: {
    widget: <EnrolmentsWidget />,
    answer: http.get('/enrolments', ({ response }) =>
      response(200).json({ status: 200, meta: { totalCount: 6 }, objects: [...exampleEnrolments] }),
    ),
    controls: '[role=gridcell] button',
  },
} as const satisfies Record<string, ActingList>;

const isOff = (control: Element) => control.matches(':disabled');

describe('a list that is outdated', () => {
  it.each(Object.entries(LISTS))('lets nobody act in its rows until it is not: %s', async (_name, list) => {
    const { widget, answer, controls } = list;
    const { host } = openWidget(widget, { session: aProfile({ id: 1 }), answers: [answer] });
    const found = () => [...host.querySelectorAll(controls)];
    await vi.waitFor(() => {
      expect(found().length).toBeGreaterThan(0);
      expect(found().some(isOff)).toBe(false);
    });
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    await vi.waitFor(() => expect(found().every(isOff)).toBe(true));
    network.mockRestore();
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(found().some(isOff)).toBe(false));
  });
});

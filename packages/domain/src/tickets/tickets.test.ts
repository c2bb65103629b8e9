import { describe, expect, it } from 'vitest';
import {
  DEFAULT_TICKET_PAGE_SIZE,
  mayActOnTicket,
  nextTicketState,
  applicantText,
  TICKET_ACTIONS,
  TICKET_PAGE_SIZES,
  TICKET_TABS,
  ticketActionBody,
  ticketActions,
  ticketApprover,
  ticketPeriod,
  ticketQuery,
  ticketRequester,
  ticketStateName,
  ticketTab,
  withTicketTab,
} from './index.ts';

const manager = { id: 1, type: 'Manager' };
const subManager = { id: 2, type: 'User', memberType: 6, usesApprovals: true };
const user = { id: 3, type: 'User', memberType: 1, usesApprovals: true };
const ticket = (state: number) => ({ state, requesterApprover: { id: 9 } });
const offered = (state: number) => ticketActions(ticket(state), manager);

describe('the state of a ticket', () => {
  it.each([
    ['requested [B-TICKET-24]', 0, 'requested'],
    ['re-requested [B-TICKET-25]', 1, 'reRequested'],
    ['approved [B-TICKET-26]', 2, 'approved'],
    ['on work [B-TICKET-27]', 3, 'onWork'],
    ['reject [B-TICKET-28]', 4, 'reject'],
    ['completed [B-TICKET-29]', 10, 'completed'],
  ])('is read as %s [C-TICKET-11]', (_, state, name) => {
    expect(ticketStateName(state)).toBe(name);
  });

  it('is unknown when it is any other, and on no tab [B-TICKET-30] [C-TICKET-12]', () => {
    for (const state of [5, 6, 7, 8, 9, 11, -1, 2.5, Number.NaN]) {
      expect([state, ticketStateName(state), ticketTab(state)]).toEqual([state, 'unknown', null]);
    }
  });

  it('decides the tab [C-TICKET-13]', () => {
    expect(TICKET_TABS).toEqual({ requested: [0, 1], approved: [2, 3], reject: [4], completed: [10] });
    expect([0, 1, 2, 3, 4, 10].map(ticketTab)).toEqual([
      'requested',
      'requested',
      'approved',
      'approved',
      'reject',
      'completed',
    ]);
  });
});

describe('what a ticket offers', () => {
  it('in state 0: approve and reject [B-TICKET-31] [C-TICKET-14]', () =>
    expect(offered(0)).toEqual(['detail', 'approve', 'reject']));
  it('in state 1: approve and reject [B-TICKET-32]', () => expect(offered(1)).toEqual(['detail', 'approve', 'reject']));
  it('in state 2: terminate [B-TICKET-33] [C-TICKET-15]', () => expect(offered(2)).toEqual(['detail', 'terminate']));
  it('in state 3: detail only [B-TICKET-34]', () => expect(offered(3)).toEqual(['detail']));
  it('in state 4: detail only [B-TICKET-35]', () => expect(offered(4)).toEqual(['detail']));
  it('in state 10: detail only [B-TICKET-36]', () => expect(offered(10)).toEqual(['detail']));
  it('in an unknown state: detail only [B-TICKET-37]', () => expect(offered(7)).toEqual(['detail']));

  it('is detail in every state, for everybody [B-TICKET-38]', () => {
    for (const state of [0, 1, 2, 3, 4, 10, 7]) {
      for (const session of [manager, user]) expect(ticketActions(ticket(state), session)).toContain('detail');
    }
  });

  it('is more for managers, approving sub-managers and the approver it names only', () => {
    for (const session of [manager, subManager, { ...user, id: 9 }]) {
      expect(mayActOnTicket(ticket(0), session)).toBe(true);
    }
    for (const session of [user, { ...subManager, usesApprovals: false }, { type: 'User' }]) {
      expect(ticketActions(ticket(0), session)).toEqual(['detail']);
    }
    expect(mayActOnTicket({ requesterApprover: null }, user)).toBe(false);
  });
});

describe('an action', () => {
  it('leads to one state, or does not fit', () => {
    const outcomes = [0, 1, 2, 3, 4, 10, 7].map((state) => TICKET_ACTIONS.map((act) => nextTicketState(state, act)));
    expect(outcomes).toEqual([
      [2, 4, null],
      [2, 4, null],
      [null, null, 10],
      [null, null, 10],
      [null, null, null],
      [null, null, null],
      [null, null, null],
    ]);
  });

  it('sends ticket_pk, action_type and a message only when one was typed [C-TICKET-18] [B-TICKET-43]', () => {
    for (const act of TICKET_ACTIONS) {
      expect(ticketActionBody(5, act, ' ')).toEqual({ ticketId: 5, actionType: act });
      expect(ticketActionBody(5, act, ' hello ')).toEqual({ ticketId: 5, actionType: act, extra: 'hello' });
    }
  });
});

describe('the page of tickets', () => {
  const view = { tab: 'approved', page: 3, pageSize: 10, search: { key: 'any', value: '' } } as const;

  it('has 10 rows to begin with, of 5, 10, 15 and 20 [B-TICKET-20]', () => {
    expect(DEFAULT_TICKET_PAGE_SIZE).toBe(10);
    expect(TICKET_PAGE_SIZES).toEqual([5, 10, 15, 20]);
  });

  it('begins at page 1 again when the tab changes [C-TICKET-10]', () => {
    expect(withTicketTab(view, 'reject')).toEqual({ ...view, tab: 'reject', page: 1 });
  });

  it('asks for the newest first [C-TICKET-09] [C-TICKET-24]', () => {
    expect(ticketQuery(view)).toEqual({
      by: 'reqr_created_date',
      limit: 10,
      offset: 20,
      order: 'desc',
      state: 'approved',
    });
  });

  it('sends a search only when something is searched [B-TICKET-49]', () => {
    expect(ticketQuery({ ...view, search: { key: 'any', value: ' a ' } })).toMatchObject({
      searchKey: 'any',
      searchValue: 'a',
    });
    expect(ticketQuery({ ...view, search: { key: 'any', value: '  ' } })).not.toHaveProperty('searchValue');
  });

  it('names the requester by company, name and part [C-TICKET-04]', () => {
    const requester = { requesterCompany: 'Partner', requesterUserName: 'Pia', requesterDepartment: 'Support' };
    expect(ticketRequester(requester)).toEqual(['Partner', 'Pia', 'Support']);
    expect(ticketRequester({ ...requester, requesterDepartment: ' ' })).toEqual(['Partner', 'Pia']);
  });

  it('leaves out a company that was not stated, for its word is Korean', () => {
    const requester = { requesterCompany: '미기재', requesterUserName: 'Pia', requesterDepartment: '' };
    expect(ticketRequester(requester)).toEqual(['Pia']);
    expect(['미기재', ' 미기재 ', ' ', '미기재상사', ' Partner '].map(applicantText)).toEqual([
      '',
      '',
      '',
      '미기재상사',
      'Partner',
    ]);
  });

  it('shows the work period from start to end [C-TICKET-05]', () => {
    expect(ticketPeriod({ workStartDate: 'a', workEndDate: 'b' })).toEqual({ from: 'a', to: 'b' });
  });

  it('shows who decided, else whom the request names [C-TICKET-06]', () => {
    expect(ticketApprover({ approvingManager: 'decided', requesterApprover: 'named' })).toBe('decided');
    expect(ticketApprover({ approvingManager: null, requesterApprover: 'named' })).toBe('named');
    expect(ticketApprover({ approvingManager: null, requesterApprover: null })).toBeNull();
  });
});

import { companyTables, type DeviceEventType } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';

/** Tells others of a person's changes. */
export function personEventStore({ connection: { query, emit }, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  return {
    /** Tells who may open the group, or the one it left, that a device is not as it was. */
    tellDevice: (
      type: DeviceEventType,
      subject: { readonly devicePk: number; readonly groupPk: number; readonly previousGroupPk?: number },
    ) => emit({ type, companyPk: scope.companyPk, ...subject }),

    /** Tells the company that groups or their counts changed. */
    tellGroups: () => emit({ type: 'groups_changed', companyPk: scope.companyPk }),

    /** Tells the company that tags changed, or which devices have them. */
    tellTags: () => emit({ type: 'tags_changed', companyPk: scope.companyPk }),

    /** Tells everybody that notices changed. */
    tellNotices: () => emit({ type: 'notices_changed' }),

    /** Tells the company, and the temporary account of a ticket, that it is not as it was. */
    async tellTicket(ticketPk: number): Promise<void> {
      const ticket = await companyTables({ query }, scope.companyPk)
        .tickets()
        .select('worker_fk')
        .where('pk', '=', ticketPk)
        .executeTakeFirst();
      await emit({ type: 'ticket_changed', companyPk: scope.companyPk, ticketPk, workerPk: ticket?.worker_fk ?? null });
    },

    /** Tells the approvers and the requester that an approval is not as it was. */
    tellApproval: (approvalPk: number, requesterPk: number) =>
      emit({ type: 'approval_changed', companyPk: scope.companyPk, approvalPk, requesterPk }),
  };
}

/** What `personEventStore` gives. */
export type PersonEventStore = ReturnType<typeof personEventStore>;

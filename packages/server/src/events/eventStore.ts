import { companyTables, type DeviceEventType } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';

/** Tells others of a person's changes. */
export function personEventStore({ connection: { query, emit }, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  return {
    /** Tells who may open the group, or the one it left, that a device is not as it was. */
    tellDevice: (
      type: DeviceEventType,
      subject: { readonly deviceId: number; readonly groupId: number; readonly previousGroupId?: number },
    ) => emit({ type, companyId: scope.companyId, ...subject }),

    /** Tells the company that groups or their counts changed. */
    tellGroups: () => emit({ type: 'groups_changed', companyId: scope.companyId }),

    /** Tells the company that tags changed, or which devices have them. */
    tellTags: () => emit({ type: 'tags_changed', companyId: scope.companyId }),

    /** Tells everybody that notices changed. */
    tellNotices: () => emit({ type: 'notices_changed' }),

    /** Tells the company, and the temporary account of a ticket, that it is not as it was. */
    async tellTicket(ticketId: number): Promise<void> {
      const ticket = await companyTables({ query }, scope.companyId)
        .tickets()
        .select('worker_fk')
        .where('pk', '=', ticketId)
        .executeTakeFirst();
      await emit({ type: 'ticket_changed', companyId: scope.companyId, ticketId, workerId: ticket?.worker_fk ?? null });
    },

    /** Tells the approvers and the requester that an approval is not as it was. */
    tellApproval: (approvalId: number, requesterId: number) =>
      emit({ type: 'approval_changed', companyId: scope.companyId, approvalId, requesterId }),
  };
}

/** What `personEventStore` gives. */
export type PersonEventStore = ReturnType<typeof personEventStore>;

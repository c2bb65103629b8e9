import { companyTables, type DeviceEventType } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';

/** Notifies others of a person's changes. */
export function personEventStore({ connection: { query, emit }, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  return {
    /** Notifies those who may open the group, or the one it left, that a device has changed. */
    tellDevice: (
      type: DeviceEventType,
      subject: { readonly deviceId: number; readonly groupId: number; readonly previousGroupId?: number },
    ) => emit({ type, companyId: scope.companyId, ...subject }),

    /** Notifies the company that groups or their counts changed. */
    tellGroups: () => emit({ type: 'groups_changed', companyId: scope.companyId }),

    /** Notifies the company that tags changed, or which devices have them. */
    tellTags: () => emit({ type: 'tags_changed', companyId: scope.companyId }),

    /** Notifies everybody that notices changed. */
    tellNotices: () => emit({ type: 'notices_changed' }),

    /** Notifies the company, and the temporary account of a ticket, that it has changed. */
    async tellTicket(ticketId: number): Promise<void> {
      const ticket = await companyTables({ query }, scope.companyId)
        .tickets()
        .select('worker_fk')
        .where('pk', '=', ticketId)
        .executeTakeFirst();
      await emit({ type: 'ticket_changed', companyId: scope.companyId, ticketId, workerId: ticket?.worker_fk ?? null });
    },

    /** Notifies the approvers and the requester that an approval has changed. */
    tellApproval: (approvalId: number, requesterId: number) =>
      emit({ type: 'approval_changed', companyId: scope.companyId, approvalId, requesterId }),
  };
}

/** The return type of `personEventStore`. */
export type PersonEventStore = ReturnType<typeof personEventStore>;

import type { SavedView } from '@remote-console/api-client/contract';
import { SAVED_VIEWS_LIMIT, type ViewSharing } from '@remote-console/domain';
import { companyTables, textKey } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { savedViewRecords } from './savedViewRecords.ts';
import { columnsOfView, type SavedViewContent, visibleViews } from './savedViewRows.ts';

/** The saved views that a person sees: their own, and those shared with them. */
export function savedViewStore(access: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  const { connection, scope } = access;
  const { query, now, emit } = connection;
  const { companyId, memberId } = scope;
  const tables = companyTables(connection, companyId);

  /** Notifies the owner, and everybody of the company about a view that is or was shared. */
  const tell = (ownerId: number, sharings: readonly ViewSharing[]) =>
    emit({
      type: 'saved_views_changed',
      companyId,
      memberIds: sharings.some((sharing) => sharing !== 'private') ? [null] : [ownerId],
    });

  async function ownerOf(pk: number): Promise<number> {
    const row = await tables.savedViews().select('owner_fk').where('pk', '=', pk).executeTakeFirst();
    return row?.owner_fk ?? memberId;
  }

  async function find(pk: number): Promise<SavedView | null> {
    const rows = await visibleViews(access).where('saved_views.pk', '=', pk).execute();
    const [view] = await savedViewRecords(access, rows);
    return view ?? null;
  }

  return {
    /** All views that the person sees, by name. */
    async list(): Promise<SavedView[]> {
      const rows = await visibleViews(access).orderBy('saved_views.name_key').orderBy('saved_views.pk').execute();
      return savedViewRecords(access, rows);
    },

    /** One view that the person sees, or null. */
    find,

    /** Why another view with a name cannot be stored: the person has too many, or one has the name; null if it can. */
    async obstacle(name: string, view: SavedView | null): Promise<'saved_view_name_taken' | 'saved_views_full' | null> {
      const owner = view === null ? memberId : await ownerOf(view.id);
      const others = await tables
        .savedViews()
        .select(['pk', 'name_key'])
        .where('owner_fk', '=', owner)
        .where('pk', '<>', view?.id ?? 0)
        .execute();
      if (others.some(({ name_key }) => name_key === textKey(name.trim()))) return 'saved_view_name_taken';
      return view === null && others.length >= SAVED_VIEWS_LIMIT ? 'saved_views_full' : null;
    },

    /** Stores a new view of the person; `obstacle` was checked in this transaction. */
    async add(content: SavedViewContent): Promise<number> {
      const { pk } = await query
        .insertInto('saved_views')
        .values({ ...columnsOfView(content, now()), company_fk: companyId, owner_fk: memberId, created_at: now() })
        .returning('pk')
        .executeTakeFirstOrThrow();
      await tell(memberId, [content.sharing]);
      return pk;
    },

    /** Changes a view that was found in this transaction. */
    async change(view: SavedView, content: SavedViewContent): Promise<void> {
      const owner = await ownerOf(view.id);
      await tables.changeSavedViews().set(columnsOfView(content, now())).where('pk', '=', view.id).execute();
      await tell(owner, [view.sharing, content.sharing]);
    },

    /** Removes a view that was found in this transaction. */
    async remove(view: SavedView): Promise<void> {
      const owner = await ownerOf(view.id);
      await tables.removeSavedViews().where('pk', '=', view.id).execute();
      await tell(owner, [view.sharing]);
    },
  };
}

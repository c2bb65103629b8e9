/** Who made something, as a query that joins its maker answers it; null where that person is gone or it was the server. */
interface JoinedCreator {
  readonly creator_pk: number | null;
  readonly creator_name: string | null;
  readonly creator_mgrid: string | null;
}

/** The maker as it is sent. */
export function creatorOf({ creator_pk: id, creator_name: name, creator_mgrid: loginId }: JoinedCreator) {
  return id === null || name === null || loginId === null ? null : { id, name, loginId };
}

/** Who made something, as a query that joins its maker answers it; null where that person is gone or it was the server. */
interface JoinedCreator {
  readonly creator_pk: number | null;
  readonly creator_name: string | null;
  readonly creator_mgrid: string | null;
}

/** The maker as it is sent. */
export function creatorOf({ creator_pk: pk, creator_name: name, creator_mgrid: mgrid }: JoinedCreator) {
  return pk === null || name === null || mgrid === null ? null : { pk, name, mgrid };
}

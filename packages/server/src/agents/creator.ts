/** Who created something, from a query that joins the creator; null for a removed person or the server. */
interface JoinedCreator {
  readonly creator_pk: number | null;
  readonly creator_name: string | null;
  readonly creator_mgrid: string | null;
}

/** The creator as it is sent. */
export function creatorOf({ creator_pk: id, creator_name: name, creator_mgrid: loginId }: JoinedCreator) {
  return id === null || name === null || loginId === null ? null : { id, name, loginId };
}

// The address of the item; null for none.
declare const classes: {
  readonly list: string;
  readonly cards: string;
  readonly first: string;
  readonly acts: string;
  readonly page: string;
  readonly there: string;
  readonly wide: string;
  readonly unknown: string;
};
export default classes;

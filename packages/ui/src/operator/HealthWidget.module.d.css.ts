// The address of the item; null for none.
declare const classes: {
  readonly check: string;
  readonly summary: string;
  readonly version: string;
  readonly cards: string;
};
export default classes;

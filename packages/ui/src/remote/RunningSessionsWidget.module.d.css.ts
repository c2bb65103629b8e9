// The address of the item; null for none.
declare const classes: {
  readonly person: string;
  readonly personId: string;
  readonly device: string;
  readonly kinds: string;
  readonly address: string;
};
export default classes;

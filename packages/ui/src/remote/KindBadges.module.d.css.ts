// The address of the item; null for none.
declare const classes: {
  readonly away: string;
  readonly kinds: string;
  readonly kind: string;
};
export default classes;

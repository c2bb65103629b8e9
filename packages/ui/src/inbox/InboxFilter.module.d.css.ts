// The address of the item; null for none.
declare const classes: {
  readonly filter: string;
  readonly kind: string;
};
export default classes;

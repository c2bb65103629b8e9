// The address of the item; null for none.
declare const classes: {
  readonly details: string;
  readonly summary: string;
};
export default classes;

// The address of the item; null for none.
declare const classes: {
  readonly content: string;
  readonly creation: string;
  readonly more: string;
};
export default classes;

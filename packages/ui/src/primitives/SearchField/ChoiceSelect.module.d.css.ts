// The address of the item; null for none.
declare const classes: {
  readonly choice: string;
  readonly start: string;
  readonly end: string;
};
export default classes;

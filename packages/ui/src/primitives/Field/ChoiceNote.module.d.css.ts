// The address of the item; null for none.
declare const classes: {
  readonly note: string;
  readonly wrong: string;
};
export default classes;

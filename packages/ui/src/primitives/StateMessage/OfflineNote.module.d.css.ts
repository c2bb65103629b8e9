// The address of the item; null for none.
declare const classes: {
  readonly note: string;
  readonly sign: string;
};
export default classes;

// The address of the item; null for none.
declare const classes: {
  readonly sheet: string;
  readonly file: string;
};
export default classes;

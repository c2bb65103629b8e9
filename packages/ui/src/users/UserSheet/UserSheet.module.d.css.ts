// The address of the item; null for none.
declare const classes: {
  readonly error: string;
  readonly pages: string;
  readonly source: string;
  readonly file: string;
  readonly reading: string;
};
export default classes;

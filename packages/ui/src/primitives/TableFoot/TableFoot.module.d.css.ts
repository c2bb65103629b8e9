// The address of the item; null for none.
declare const classes: {
  readonly foot: string;
  readonly pages: string;
};
export default classes;

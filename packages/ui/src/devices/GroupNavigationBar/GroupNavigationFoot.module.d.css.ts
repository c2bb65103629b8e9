// The address of the item; null for none.
declare const classes: {
  readonly place: string;
  readonly foot: string;
  readonly pages: string;
  readonly size: string;
};
export default classes;

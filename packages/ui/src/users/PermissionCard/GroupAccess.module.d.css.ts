// The address of the item; null for none.
declare const classes: {
  readonly none: string;
  readonly list: string;
};
export default classes;

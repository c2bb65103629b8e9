// The address of the item; null for none.
declare const classes: {
  readonly title: string;
  readonly none: string;
};
export default classes;

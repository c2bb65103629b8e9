// The address of the item; null for none.
declare const classes: {
  readonly title: string;
};
export default classes;

// The address of the item; null for none.
declare const classes: {
  readonly search: string;
};
export default classes;

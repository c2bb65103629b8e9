// The address of the item; null for none.
declare const classes: {
  readonly group: string;
  readonly actions: string;
};
export default classes;

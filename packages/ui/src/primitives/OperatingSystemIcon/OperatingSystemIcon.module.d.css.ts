// The address of the item; null for none.
declare const classes: {
  readonly tile: string;
};
export default classes;

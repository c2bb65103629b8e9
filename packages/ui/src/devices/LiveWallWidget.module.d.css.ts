// The address of the item; null for none.
declare const classes: {
  readonly interval: string;
  readonly wall: string;
};
export default classes;

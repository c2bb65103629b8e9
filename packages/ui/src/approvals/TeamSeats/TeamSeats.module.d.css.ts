// The address of the item; null for none.
declare const classes: {
  readonly seats: string;
  readonly seat: string;
  readonly name: string;
};
export default classes;

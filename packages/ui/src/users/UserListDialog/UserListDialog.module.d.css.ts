// The address of the item; null for none.
declare const classes: {
  readonly people: string;
  readonly error: string;
  readonly row: string;
  readonly chosen: string;
  readonly person: string;
  readonly detail: string;
};
export default classes;

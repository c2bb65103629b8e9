// The address of the item; null for none.
declare const classes: {
  readonly cards: string;
  readonly outdated: string;
};
export default classes;

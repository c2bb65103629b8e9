// The address of the item; null for none.
declare const classes: {
  readonly tile: string;
  readonly foot: string;
  readonly name: string;
  readonly actions: string;
};
export default classes;

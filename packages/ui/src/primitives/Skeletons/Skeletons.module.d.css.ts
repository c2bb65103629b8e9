// The address of the item; null for none.
declare const classes: {
  readonly waiting: string;
  readonly words: string;
  readonly entry: string;
  readonly tile: string;
  readonly lines: string;
  readonly second: string;
  readonly table: string;
  readonly row: string;
};
export default classes;

// The address of the item; null for none.
declare const classes: {
  readonly way: string;
  readonly level: string;
  readonly sign: string;
  readonly fold: string;
  readonly words: string;
};
export default classes;

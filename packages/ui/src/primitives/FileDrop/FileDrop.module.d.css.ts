// The address of the item; null for none.
declare const classes: {
  readonly field: string;
  readonly disabled: string;
  readonly over: string;
  readonly wrong: string;
  readonly input: string;
  readonly sign: string;
  readonly chosen: string;
  readonly words: string;
  readonly name: string;
  readonly hint: string;
};
export default classes;

// The address of the item; null for none.
declare const classes: {
  readonly field: string;
  readonly choice: string;
  readonly words: string;
  readonly disabled: string;
};
export default classes;

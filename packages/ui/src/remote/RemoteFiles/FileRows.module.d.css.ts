// The address of the item; null for none.
declare const classes: {
  readonly rows: string;
  readonly list: string;
  readonly item: string;
  readonly words: string;
  readonly name: string;
  readonly detail: string;
  readonly more: string;
};
export default classes;

// The address of the item; null for none.
declare const classes: {
  readonly count: string;
  readonly track: string;
  readonly wide: string;
  readonly share: string;
  readonly full: string;
  readonly words: string;
};
export default classes;

// The address of the item; null for none.
declare const classes: {
  readonly frame: string;
  readonly picture: string;
  readonly words: string;
  readonly belowNote: string;
};
export default classes;

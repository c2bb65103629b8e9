// The address of the item; null for none.
declare const classes: {
  readonly notice: string;
  readonly words: string;
  readonly detail: string;
  readonly strip: string;
  readonly link: string;
};
export default classes;

// The address of the item; null for none.
declare const classes: {
  readonly command: string;
  readonly copy: string;
  readonly content: string;
};
export default classes;

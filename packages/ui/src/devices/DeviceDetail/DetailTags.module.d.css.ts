// The address of the item; null for none.
declare const classes: {
  readonly tags: string;
};
export default classes;

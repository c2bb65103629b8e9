// The address of the item; null for none.
declare const classes: {
  readonly all: string;
};
export default classes;

// The address of the item; null for none.
declare const classes: {
  readonly unread: string;
};
export default classes;

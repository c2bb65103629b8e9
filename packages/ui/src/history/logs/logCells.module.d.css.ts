// The address of the item; null for none.
declare const classes: {
  readonly nothing: string;
  readonly addresses: string;
  readonly private: string;
};
export default classes;

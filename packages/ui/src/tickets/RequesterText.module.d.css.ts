// The address of the item; null for none.
declare const classes: {
  readonly requester: string;
  readonly line: string;
  readonly mail: string;
};
export default classes;

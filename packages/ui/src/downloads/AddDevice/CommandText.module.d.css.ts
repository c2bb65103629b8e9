// The address of the item; null for none.
declare const classes: {
  readonly shell: string;
  readonly warning: string;
  readonly secret: string;
  readonly lock: string;
  readonly foot: string;
  readonly facts: string;
};
export default classes;

// The address of the item; null for none.
declare const classes: {
  readonly meter: string;
  readonly label: string;
  readonly figure: string;
  readonly warning: string;
  readonly track: string;
  readonly share: string;
  readonly high: string;
  readonly detail: string;
};
export default classes;

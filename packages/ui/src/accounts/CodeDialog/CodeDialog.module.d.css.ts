// The address of the item; null for none.
declare const classes: {
  readonly hint: string;
  readonly qrCode: string;
  readonly secret: string;
  readonly key: string;
  readonly code: string;
  readonly label: string;
  readonly error: string;
};
export default classes;

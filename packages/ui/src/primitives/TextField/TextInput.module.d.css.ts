// The address of the item; null for none.
declare const classes: {
  readonly field: string;
  readonly large: string;
  readonly withEnd: string;
  readonly inline: string;
  readonly input: string;
  readonly disabled: string;
  readonly frame: string;
};
export default classes;

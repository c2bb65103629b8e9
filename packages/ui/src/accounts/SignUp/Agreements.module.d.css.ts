// The address of the item; null for none.
declare const classes: {
  readonly fieldset: string;
  readonly legend: string;
  readonly agreement: string;
};
export default classes;

// The address of the item; null for none.
declare const classes: {
  readonly nothing: string;
  readonly legend: string;
};
export default classes;

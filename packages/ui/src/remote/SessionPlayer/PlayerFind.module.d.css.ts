// The address of the item; null for none.
declare const classes: {
  readonly find: string;
  readonly findHead: string;
  readonly findWords: string;
  readonly findCount: string;
  readonly results: string;
  readonly result: string;
  readonly resultTime: string;
  readonly resultLine: string;
};
export default classes;

// The address of the item; null for none.
declare const classes: {
  readonly version: string;
  readonly versionDetail: string;
  readonly size: string;
  readonly card: string;
  readonly question: string;
  readonly sign: string;
  readonly words: string;
  readonly title: string;
  readonly explanation: string;
  readonly versions: string;
  readonly answer: string;
  readonly forAll: string;
  readonly actions: string;
};
export default classes;

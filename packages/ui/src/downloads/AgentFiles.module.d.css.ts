// The address of the item; null for none.
declare const classes: {
  readonly commands: string;
  readonly commandsHint: string;
  readonly name: string;
  readonly card: string;
  readonly head: string;
  readonly title: string;
  readonly hint: string;
  readonly list: string;
  readonly item: string;
  readonly words: string;
  readonly digest: string;
  readonly foot: string;
};
export default classes;

// The address of the item; null for none.
export {};

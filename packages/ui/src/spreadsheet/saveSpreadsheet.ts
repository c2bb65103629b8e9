/** A sheet to save. */
export interface SheetToSave {
  /** Name of the file, with `.xlsx`. */
  readonly fileName: string;
  /** Rows of cells, all of them text: none becomes a formula. */
  readonly rows: readonly (readonly string[])[];
}

/** The bytes of an .xlsx file with one sheet. The library is loaded when the first sheet is created. */
export async function sheetBytes(rows: SheetToSave['rows']): Promise<ArrayBuffer> {
  const { utils, write } = await import('xlsx');
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Sheet1');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
  return bytes;
}

/** Passes a sheet to the browser as a download. */
export async function saveSpreadsheet({ fileName, rows }: SheetToSave): Promise<void> {
  const file = new Blob([await sheetBytes(rows)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // By the next task the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

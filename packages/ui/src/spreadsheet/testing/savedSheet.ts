import { expect, spyOn, waitFor } from 'storybook/test';

/** Runs something that saves a sheet; returns the name and the first row of the saved file. */
export async function savedSheet(
  save: () => Promise<void>,
): Promise<{ readonly name: string | undefined; readonly heads: readonly string[] }> {
  const files: Blob[] = [];
  const names: string[] = [];
  const keep = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return '#template';
  });
  const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  try {
    await save();
    await waitFor(() => expect(names).toHaveLength(1));
  } finally {
    keep.mockRestore();
    press.mockRestore();
  }
  const [file] = files;
  if (!file) throw new Error('Nothing was saved.');
  const { read, utils } = await import('xlsx');
  const sheet = read(await file.arrayBuffer()).Sheets['Sheet1'];
  const [heads = []] = sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1 }) : [];
  return { name: names[0], heads };
}

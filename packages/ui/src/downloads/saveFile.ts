/** Passes a file to the browser, to save under a name. */
export function saveFile(content: Blob, fileName: string, page: Document = document): void {
  const address = URL.createObjectURL(content);
  const link = page.createElement('a');
  link.href = address;
  link.download = fileName;
  link.hidden = true;
  page.body.append(link);
  link.click();
  link.remove();
  // By the next task the browser has read the content.
  setTimeout(() => URL.revokeObjectURL(address));
}

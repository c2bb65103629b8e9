/** Hands a file to the browser to be saved under a name. */
export function saveFile(content: Blob, fileName: string, page: Document = document): void {
  const address = URL.createObjectURL(content);
  const link = page.createElement('a');
  link.href = address;
  link.download = fileName;
  link.hidden = true;
  page.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the content by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}

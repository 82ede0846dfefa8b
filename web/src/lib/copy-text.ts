/**
 * Copies a text that may still be on its way. Safari allows copying only within the click, so the clipboard gets the
 * promise at once; browsers without that get the text when it has arrived. Throws if neither works.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  try {
    await Promise.all([navigator.clipboard.write([new ClipboardItem({ [plain]: blobOf(text) })]), text])
  } catch {
    await navigator.clipboard.writeText(await text)
  }
}

const plain = 'text/plain'

const blobOf = (text: Promise<string>): Promise<Blob> => {
  const blob = text.then((words) => new Blob([words], { type: plain }))
  // A browser that refuses the item leaves the promise unhandled.
  blob.catch(() => undefined)
  return blob
}

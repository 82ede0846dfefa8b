/** Shows a file in the browser, with its name if it is saved. */
export function inlineNamed(name: string): string {
  return `inline; ${fileName(name)}`
}

/** Saves a file under a name. */
export function attachmentNamed(name: string): string {
  return `attachment; ${fileName(name)}`
}

/** RFC 8187: also what `encodeURIComponent` leaves and the header does not allow. */
const fileName = (name: string): string =>
  `filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`

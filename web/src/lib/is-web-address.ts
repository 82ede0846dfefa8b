/** Whether an advert's address may be a link. */
export function isWebAddress(text: string | null): text is string {
  return text !== null && /^https?:\/\//i.test(text)
}

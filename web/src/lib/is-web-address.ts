/** Whether an advert's address may be a link. */
export const isWebAddress = (text: string | null): text is string => text !== null && /^https?:\/\//i.test(text)

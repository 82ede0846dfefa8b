/** The form in which names are compared: two that look alike to a person are one. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

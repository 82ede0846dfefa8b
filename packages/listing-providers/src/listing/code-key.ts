/** Strips case and punctuation from a provider's code: `DuplexSemi-detached` becomes `duplexsemidetached`. */
export const codeKey = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')

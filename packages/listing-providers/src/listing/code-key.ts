/** A provider's code without case and punctuation: `DuplexSemi-detached` as `duplexsemidetached`. */
export const codeKey = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Strips case and punctuation from a provider's code: `DuplexSemi-detached` becomes `duplexsemidetached`. */
export function codeKey(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '')
}

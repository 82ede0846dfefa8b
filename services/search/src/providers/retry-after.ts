/** How long a Retry-After header asks to wait, whether it says seconds or a date; null when it says neither. */
export const retryAfterMsOf = (header: string | null, now: Date): number | null => {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime())
}

/**
 * Normalises an absolute http(s) address; null for anything else. `base` resolves a path and must remain its origin.
 */
export function webAddressOf(text: string | null | undefined, base?: string): string | null {
  const given = text?.trim() ?? ''
  if (given === '' || given.length > 2_000 || !URL.canParse(given, base)) return null
  const url = new URL(given, base)
  const isWeb = /^https?:$/.test(url.protocol)
  const isOwn = base === undefined || url.origin === new URL(base).origin
  return isWeb && isOwn && `${url.username}${url.password}` === '' ? url.href : null
}

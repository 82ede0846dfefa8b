/** An absolute http(s) address, tidied; null for anything else. `base` makes a path absolute and must stay its host. */
export const webAddressOf = (text: string | null | undefined, base?: string): string | null => {
  const given = text?.trim() ?? ''
  if (given === '' || given.length > 2_000 || !URL.canParse(given, base)) return null
  const url = new URL(given, base)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  const isOwn = base === undefined || url.origin === new URL(base).origin
  return isWeb && isOwn && url.username === '' && url.password === '' ? url.href : null
}

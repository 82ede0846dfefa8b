/** Returns a same-origin path from a query value, or null for anything that could lead elsewhere. */
export function ownPath(value: string | null): string | null {
  if (value?.startsWith('/') !== true) return null
  const here = window.location.origin
  const url = URL.canParse(value, here) ? new URL(value, here) : null
  // "/.//x" parses as "//x", which names another host.
  if (url?.origin !== here || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}

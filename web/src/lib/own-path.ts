/** A path of ours from a query value; anything that could lead elsewhere gives null. */
export const ownPath = (value: string | null): string | null => {
  if (value?.startsWith('/') !== true) return null
  const here = window.location.origin
  const url = URL.canParse(value, here) ? new URL(value, here) : null
  return url?.origin === here ? `${url.pathname}${url.search}${url.hash}` : null
}

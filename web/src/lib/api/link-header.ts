/** The cursor of the next page, from `Link: </api/properties?cursor=abc>; rel="next"`; null on the last one. */
export const nextCursorOf = (headers: Headers): string | null => {
  const next = (headers.get('Link') ?? '').split(/,\s*(?=<)/).find((link) => /;\s*rel="?next"?/.test(link))
  const address = next === undefined ? undefined : /<([^>]*)>/.exec(next)?.[1]
  return address === undefined ? null : new URL(address, 'http://any').searchParams.get('cursor')
}

/** A picture by the agency's id: `m` is the main one, then `a` to `z`. A picture without an address was removed. */
export interface Picture {
  readonly id: string
  readonly url: string | null
}

/** Merges pictures in the agency's order: a record only affects those that it names. */
export function mergePictures(known: readonly Picture[], said: readonly Picture[]): Picture[] {
  const urls = new Map([...known, ...said].map(({ id, url }) => [id, url]))
  const pictures = [...urls].flatMap(([id, url]) => (url === null ? [] : [{ id, url }]))
  return pictures.toSorted((one, other) => compareIds(orderOf(one.id), orderOf(other.id)))
}

/** Reconstructs ids for adverts that were stored without them. */
export function picturesOf(urls: readonly string[]): Picture[] {
  return urls.map((url, index) => ({
    id: index === 0 ? 'm' : String.fromCodePoint(96 + Math.min(index, 26)).repeat(Math.ceil(index / 26)),
    url,
  }))
}

export function addressesOf(pictures: readonly Picture[]): string[] {
  return [...new Set(pictures.flatMap(({ url }) => url ?? []))]
}

const compareIds = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other))

const orderOf = (id: string): string => (id === 'm' ? '' : id)

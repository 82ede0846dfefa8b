/** The media type of a packed reply, in `Accept` and in `Content-Type`. */
export const packedType = 'application/vnd.verandah.packed+json'

/** Field names, shared by the objects that have them in this order. */
type Shape = readonly string[]

/**
 * In `value` a list is `[0, ...items]` and an object `[n, ...values]`, n being the position of its shape, from 1; other
 * values are unchanged.
 */
export interface PackedJson {
  shapes: Shape[]
  value: unknown
}

/** Packs JSON so that field names are stored once per shape: a list of homes shrinks to half. */
export function packJson(value: unknown): PackedJson {
  const places = new Map<string, number>()
  const shapes: Shape[] = []
  const placeOf = (names: Shape): number => {
    const key = JSON.stringify(names)
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, shapes.push(names))
    return shapes.length
  }
  const pack = (part: unknown): unknown => {
    if (Array.isArray(part)) return [0, ...part.map(pack)]
    if (typeof part !== 'object' || part === null) return part
    const fields = Object.entries(part).filter(([, field]) => field !== undefined)
    return [placeOf(fields.map(([name]) => name)), ...fields.map(([, field]) => pack(field))]
  }
  return { value: pack(value), shapes }
}

export function unpackJson({ shapes, value }: PackedJson): unknown {
  const unpack = (part: unknown): unknown => {
    if (!Array.isArray(part)) return part
    const [place, ...values] = part as [number, ...unknown[]]
    if (place === 0) return values.map(unpack)
    return Object.fromEntries((shapes[place - 1] ?? []).map((name, index) => [name, unpack(values[index])]))
  }
  return unpack(value)
}

interface Place<Call> {
  readonly within: Map<string, Place<Call>>
  parameter?: Place<Call>
  readonly calls: Map<string, Call>
}

const newPlace = <Call>(): Place<Call> => ({ within: new Map(), calls: new Map() })

/** Paths as the client writes them. */
const plainAddress = /^\/api\/[!-"$-~]+$/
const plainName = /^(?:[\w.~:@-]|%[\da-f]{2})+$/i

/** Finds the route of a plainly written path; an unusual spelling takes the long path. */
export const createFindCall = <Call>(entries: readonly { method: string; path: string; call: Call }[]) => {
  const root = newPlace<Call>()
  for (const { method, path, call } of entries) {
    const place = path.split('/').reduce((at, name) => stepInto(at, name), root)
    if (!place.calls.has(method)) place.calls.set(method, call)
  }
  return (method: string, url: string): Call | undefined => {
    if (!plainAddress.test(url)) return undefined
    const end = url.indexOf('?')
    let place: Place<Call> | undefined = root
    for (const name of (end === -1 ? url : url.slice(0, end)).split('/')) {
      place = place.within.get(name) ?? (isReadable(name) ? place.parameter : undefined)
      if (place === undefined) return undefined
    }
    return place.calls.get(method)
  }
}

const stepInto = <Call>(place: Place<Call>, name: string): Place<Call> => {
  if (name.startsWith('{')) return (place.parameter ??= newPlace())
  const known = place.within.get(name)
  if (known) return known
  const made = newPlace<Call>()
  place.within.set(name, made)
  return made
}

const isReadable = (name: string): boolean => {
  if (!plainName.test(name)) return false
  if (!name.includes('%')) return true
  try {
    return !decodeURIComponent(name).includes('\0')
  } catch {
    return false
  }
}

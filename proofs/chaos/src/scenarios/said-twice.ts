export interface Said {
  readonly id: string
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/**
 * Returns what was said twice, one sentence each: an event may be redelivered, but what happened once is one event with
 * one id. `onceFor` holds the types of such events, with the field that names their subject.
 */
export function saidTwice(events: readonly Said[], onceFor: Readonly<Record<string, string>>): string[] {
  const ids = new Map<string, Set<string>>()
  for (const { id, type, data } of events) {
    const field = onceFor[type]
    if (field === undefined) continue
    const subject = `${type} of ${String(data[field])}`
    ids.set(subject, (ids.get(subject) ?? new Set()).add(id))
  }
  return [...ids].flatMap(([subject, said]) => (said.size > 1 ? [`${subject} was said ${said.size} times`] : []))
}

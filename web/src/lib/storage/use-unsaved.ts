import { useEffect, useRef, useState } from 'react'
import { unsavedForms } from './local.ts'

/**
 * What was edited in a form and is not saved yet; null for nothing. It is kept on the device under the form's name, so
 * that it survives the tab and a log-in, until it is saved or discarded. Without a name it is not kept. What another
 * build kept is dropped unless it has fields of the `example`, of the same types.
 */
export function useUnsaved<Edited>(form: string | null, example: object | string) {
  const [restored] = useState(() => {
    const kept = form === null ? undefined : unsavedForms.read()?.[form]
    return isPartOf(kept, example) ? (kept as Edited) : null
  })
  const [edited, setEdited] = useState(restored)
  const kept = useRef(restored)
  useEffect(() => {
    if (form === null || edited === kept.current) return
    kept.current = edited
    if (edited === null) forgetUnsaved(form)
    else unsavedForms.write({ ...unsavedForms.read(), [form]: edited })
  }, [form, edited])
  const discard = (): void => {
    setEdited(null)
    if (form !== null) forgetUnsaved(form)
  }
  return { edited, setEdited, discard, isRestored: restored !== null && edited === restored }
}

export function forgetUnsaved(...forms: readonly string[]): void {
  const kept = Object.entries(unsavedForms.read() ?? {}).filter(([form]) => !forms.includes(form))
  if (kept.length === 0) unsavedForms.clear()
  else unsavedForms.write(Object.fromEntries(kept))
}

/** The rest of the name of a form that is kept under a name with this beginning; null for none. */
export function unsavedAfter(beginning: string): string | null {
  const name = Object.keys(unsavedForms.read() ?? {}).find((form) => form.startsWith(beginning))
  return name?.slice(beginning.length) ?? null
}

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPartOf = (kept: unknown, example: unknown): boolean =>
  isObject(example) ? isObject(kept) && Object.entries(kept).every(isFieldOf(example)) : isLike(kept, example)

const isFieldOf =
  (example: Fields) =>
  ([name, value]: [string, unknown]): boolean =>
    name in example && isLike(value, example[name])

/** Null, an empty list and an empty object say nothing of what may stand in their place or in them. */
const isLike = (value: unknown, example: unknown): boolean => {
  if (example === null) return true
  if (Array.isArray(example))
    return Array.isArray(value) && (example.length === 0 || value.every((item) => isLike(item, example[0])))
  if (!isObject(example)) return typeof value === typeof example
  const names = Object.keys(example)
  return isObject(value) && (names.length === 0 || (names.every((name) => name in value) && isPartOf(value, example)))
}

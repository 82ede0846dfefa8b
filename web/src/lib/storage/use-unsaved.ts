import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { unsavedForms } from './local.ts'

/**
 * What was edited in a form and is not saved yet; null for nothing. It is kept on the device under the form's name, so
 * that it survives the tab and a log-in, until it is saved or discarded. Without a name it is not kept. What another
 * build kept is dropped unless it is an `Edited` of this one.
 */
export function useUnsaved<Edited>(form: string | null, shape: z.ZodMiniType) {
  const [restored] = useState(() => {
    const kept = form === null ? undefined : unsavedForms.read()?.[form]
    return shape.safeParse(kept).success ? (kept as Edited) : null
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

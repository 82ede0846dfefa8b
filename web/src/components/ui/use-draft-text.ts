import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOnHiding } from '@/lib/use-on-hiding.ts'

const restMs = 800

/**
 * Text that is saved while it is typed: after a rest, when its field is left, and when the page is hidden or closed.
 * Until the field is left, what it shows is what was typed; `save` gets the version that was shown before, because one
 * that arrives later from elsewhere has not been read.
 */
export function useDraftText<Version>(saved: string, version: Version, save: (text: string, read: Version) => void) {
  const [draft, setDraft] = useState<string | null>(null)
  const read = useRef<{ version: Version } | null>(null)
  const unsaved = useRef<string | null>(null)
  const flush = (): void => {
    const text = unsaved.current
    unsaved.current = null
    if (text !== null && text.trim() !== saved) save(text.trim(), (read.current ?? { version }).version)
  }
  const onRest = useEffectEvent(flush)
  useEffect(() => {
    const timer = setTimeout(onRest, restMs)
    return () => clearTimeout(timer)
  }, [draft])
  useOnHiding(flush)
  const write = (text: string): void => {
    unsaved.current = text
    read.current ??= { version }
    setDraft(text)
  }
  const leave = (): void => {
    flush()
    read.current = null
    setDraft(null)
  }
  return { text: draft ?? saved, write, leave }
}

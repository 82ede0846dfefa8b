import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOnHiding } from './use-on-hiding.ts'

const restMs = 800

/**
 * Text that is saved while it is typed: after a rest, when its field is left, and when the page is hidden or closed.
 * Until the field is left, what it shows is what was typed.
 */
export function useDraftText(saved: string, save: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null)
  const unsaved = useRef<string | null>(null)
  const flush = (): void => {
    const text = unsaved.current
    unsaved.current = null
    if (text !== null && text.trim() !== saved) save(text.trim())
  }
  const onRest = useEffectEvent(flush)
  useEffect(() => {
    const timer = setTimeout(onRest, restMs)
    return () => clearTimeout(timer)
  }, [draft])
  useOnHiding(flush)
  const write = (text: string): void => {
    unsaved.current = text
    setDraft(text)
  }
  const leave = (): void => {
    flush()
    setDraft(null)
  }
  return { text: draft ?? saved, write, leave }
}

import { useEffect } from 'react'
import { notedInEntry } from '@/lib/storage/entry-state.ts'
import { lastScroll } from '@/lib/storage/local.ts'
import { useOnHiding } from '@/lib/use-on-hiding.ts'

const patienceMs = 5000

/** What a buyer does ends it. */
const actions = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Scrolls a reloaded page to its place once what loads has made it long enough; browsers give up before that. */
export function useScrollAfterReload(): void {
  useOnHiding(() => lastScroll.write({ entry: entryNow(), top: window.scrollY }))
  useEffect(() => {
    const { entry, top = 0 } = lastScroll.read() ?? {}
    if (entry !== entryNow() || top === 0) return undefined
    const ending = new AbortController()
    const observer = new ResizeObserver(() => {
      window.scrollTo(0, top)
      if (window.scrollY >= top - 1) ending.abort()
    })
    ending.signal.addEventListener('abort', () => observer.disconnect())
    for (const action of actions) window.addEventListener(action, () => ending.abort(), { signal: ending.signal })
    const timer = setTimeout(() => ending.abort(), patienceMs)
    observer.observe(document.body)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [])
}

const entryNow = (): string => `${String(notedInEntry('key'))} ${window.location.href}`

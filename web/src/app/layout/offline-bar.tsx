import { useOfflineCopies } from '@/lib/offline/use-offline-copies.ts'
import { useSavedAt } from '@/lib/offline/saved-at.ts'

/** Says that the page shows what was saved, and of when it is. */
export const OfflineBar = () => {
  useOfflineCopies()
  const savedAt = useSavedAt()
  return (
    <p aria-live="polite" className="bg-ochre-soft px-4 text-center text-14 font-medium text-ochre not-empty:py-2">
      {savedAt !== null && `Offline — showing what was saved ${whenText(new Date(savedAt), new Date())}`}
    </p>
  )
}

/** "at 14:05", with the day when it was another one. */
const whenText = (then: Date, now: Date): string => {
  const time = then.toLocaleTimeString('en-AU', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  if (then.toDateString() === now.toDateString()) return `at ${time}`
  return `on ${then.toLocaleDateString('en-AU', { weekday: 'short', day: 'numeric', month: 'short' })} at ${time}`
}

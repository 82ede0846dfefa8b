import type { ListingStatus } from '@verandah/contracts'
import { Info } from 'lucide-react'
import { statusNotice } from '../words/status-words.ts'

/** Said before anything else of a home that is not simply for sale. */
export const StatusNote = ({ status }: { status: ListingStatus }) => {
  const notice = statusNotice(status)
  if (notice === null) return null
  return (
    <div role="status" className="flex gap-3 rounded-lg bg-ochre-soft p-4 text-ochre">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0" />
      <p className="text-14">
        <strong className="block text-16 font-semibold">{notice.title}</strong>
        <span className="text-ink-soft">{notice.text}</span>
      </p>
    </div>
  )
}

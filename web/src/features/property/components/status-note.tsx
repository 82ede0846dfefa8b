import type { ListingStatus } from '@verandah/contracts'
import { Info } from 'lucide-react'

export function StatusNote({ status }: { status: ListingStatus }) {
  const notice = statusNotice(status)
  if (notice === null) return null
  return (
    <div role="status" className="flex gap-3 rounded-lg bg-ochre-soft p-4 text-ochre">
      <Info className="mt-0.5 size-5 shrink-0" />
      <p className="text-14">
        <strong className="block text-16 font-semibold">{notice.title}</strong>
        <span className="text-ink-soft">{notice.text}</span>
      </p>
    </div>
  )
}

/** Returns the notice for a home that is not simply for sale; null for one that is. */
const statusNotice = (status: ListingStatus): { title: string; text: string } | null =>
  ({
    active: null,
    underOffer: {
      title: 'This home is under offer',
      text: 'A buyer has made an offer that the seller may accept. Ask the agent whether you can make one too.',
    },
    sold: { title: 'This home has been sold', text: 'Its last advert stays here so you can compare.' },
    gone: {
      title: 'This home is no longer listed',
      text: 'It was taken off the market. Its last advert stays here.',
    },
  })[status]

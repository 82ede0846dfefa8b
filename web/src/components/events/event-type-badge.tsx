import type { CalendarEventType } from '@verandah/contracts'
import { Gavel } from 'lucide-react'
import { Badge } from '@/components/ui/badge.tsx'

const tones = { 'Open Home': 'action', 'Private Inspection': 'action', Auction: 'ochre', Other: 'neutral' } as const

/** Auctions stand out: ochre, with a gavel. */
export const EventTypeBadge = ({ type }: { type: CalendarEventType }) => (
  <Badge tone={tones[type]}>
    {type === 'Auction' && <Gavel aria-hidden />}
    {type}
  </Badge>
)

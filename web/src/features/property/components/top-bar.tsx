import type { Property } from '@verandah/contracts'
import { ArrowLeft } from 'lucide-react'
import { HeartButton } from '@/components/property/heart-button.tsx'
import { streetOf } from '@/components/property/street-of.ts'
import { ButtonLink } from '@/components/ui/button.tsx'
import { useWayBack } from '../use-way-back.ts'
import { ShareButton } from './share-button.tsx'
import { ShortlistButton } from './shortlist-button.tsx'

export const TopBar = ({ home, searchId }: { home: Property; searchId: string | null }) => {
  const { to, onClick } = useWayBack(searchId)
  const found = { propertyId: home.id, score: home.score, searchId }
  return (
    <div className="mb-2 flex items-center justify-between gap-3 sm:mb-4">
      <ButtonLink to={to} onClick={onClick} variant="quiet" size="sm" className="-ml-4 min-h-11!">
        <ArrowLeft aria-hidden className="size-4.5" />
        <span>Back{searchId !== null && <span className="max-sm:sr-only"> to results</span>}</span>
      </ButtonLink>
      <div className="flex items-center gap-1">
        <ShareButton home={home} />
        <ShortlistButton found={found} />
        <HeartButton {...found} name={streetOf(home)} className="bg-transparent! hover:bg-sunken!" />
      </div>
    </div>
  )
}

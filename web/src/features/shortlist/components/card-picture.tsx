import type { PropertySnapshot } from '@verandah/contracts'
import { Link } from 'react-router-dom'
import { PropertyDates } from '@/components/property/property-dates.tsx'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { cn } from '@/components/ui/cn.ts'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { statusWords } from '../home-words.ts'

interface CardPictureProps {
  home: PropertySnapshot | undefined
  isGone: boolean
  name: string
  to: string
}

/** The picture leads to the home; what is coming up, or that it is over, stands on it. */
export const CardPicture = ({ home, isGone, name, to }: CardPictureProps) => {
  if (home === undefined) return <Skeleton className="aspect-3/2 w-full rounded-none sm:aspect-auto" />
  const status = statusWords(home.status, isGone)
  const isOver = status !== null && home.status !== 'underOffer'
  return (
    <div className="relative">
      <Link to={to} tabIndex={-1} aria-hidden className="block sm:absolute sm:inset-0">
        <PropertyPicture
          src={home.imageUrl}
          alt={name}
          className={cn('sm:aspect-auto! sm:h-full', isOver && 'opacity-70 grayscale')}
        />
      </Link>
      <div className="absolute top-3 left-3 flex max-w-full flex-wrap gap-1.5 pr-3">
        {status !== null && <Badge className="bg-surface! text-ink!">{status}</Badge>}
        {!isOver && <PropertyDates home={home} />}
      </div>
    </div>
  )
}

import { mayKnowHome, paths } from '@verandah/contracts'
import { Heart } from 'lucide-react'
import { Link } from 'react-router-dom'
import { CostLine } from '@/components/property/cost-line.tsx'
import { PropertyFacts } from '@/components/property/property-facts.tsx'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { Opinions } from '@/components/saved-home/opinions.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { HomeCosts } from '@/lib/home-costs/use-home-costs.ts'
import { useSaveHome } from '@/lib/shortlist/change-saved.ts'
import { cardFrame, unknownCost } from '../components/card-frame.ts'
import { CardWords } from '../components/card-words.tsx'
import { cardNameOf, nameOf, statusLabelOf } from '../home-labels.ts'
import type { TheirHome } from './their-homes.ts'
import { listText } from '@/lib/format.ts'

interface TheirCardProps {
  theirs: TheirHome
  ownId: string
  costs: HomeCosts
  onSave: () => void
}

const statusIn = ({ home, records }: Pick<TheirHome, 'home' | 'records'>): string | null => {
  const isGone = records.every((record) => record.isGone)
  return home && statusLabelOf(home.status, isGone)
}

/** A home that only others saved: what they say of it, and the way to save it too. */
export function TheirCard({ theirs: { propertyId, records, home }, ownId, costs, onSave }: TheirCardProps) {
  // A home that a housemate added opens only to them.
  const isOpen = mayKnowHome(propertyId, ownId)
  const to = isOpen ? paths.property.href(propertyId) : undefined
  const name = nameOf(home)
  const by = listText(records.map(({ member }) => member.name))
  const status = statusIn({ home, records })
  return (
    <article aria-label={cardNameOf(home)} className={cardFrame}>
      <Picture src={home?.imageUrl ?? null} name={name} to={to} />
      <div className="flex min-w-0 flex-col gap-3 p-5 lg:pr-6">
        <div className="flex flex-wrap gap-1.5">
          <Badge tone="action" className="max-w-full whitespace-normal! wrap-anywhere">
            Saved by {by}
          </Badge>
          {status !== null && <Badge>{status}</Badge>}
        </div>
        {home === null ? (
          <p className="font-semibold">{name}</p>
        ) : (
          <div>
            <CardWords home={home} name={name} to={to} />
          </div>
        )}
        {home !== null && (
          <>
            <CostLine home={home} costs={costs} unknown={unknownCost} />
            <PropertyFacts home={home} />
          </>
        )}
        {isOpen && <SaveToo propertyId={propertyId} name={name} onSave={onSave} />}
      </div>
      <Opinions records={records} name={name} className="sm:col-span-2 lg:col-span-1 lg:border-t-0 lg:border-l" />
    </article>
  )
}

const Picture = ({ src, name, to }: { src: string | null; name: string; to: string | undefined }) => {
  const picture = <PropertyPicture src={src} alt={name} className="sm:aspect-auto! sm:h-full" />
  return (
    <div className="relative">
      {to === undefined ? (
        <div aria-hidden className="sm:absolute sm:inset-0">
          {picture}
        </div>
      ) : (
        <Link to={to} tabIndex={-1} aria-hidden className="block sm:absolute sm:inset-0">
          {picture}
        </Link>
      )}
    </div>
  )
}

const SaveToo = ({ propertyId, name, onSave }: { propertyId: string; name: string; onSave: () => void }) => {
  const { save, isPending } = useSaveHome({ propertyId, score: null, searchId: null })
  const press = () => {
    onSave()
    save()
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      Icon={Heart}
      busy={isPending && 'Saving…'}
      className="mt-auto self-start"
      onClick={press}
    >
      Save it too<span className="sr-only"> ({name})</span>
    </Button>
  )
}

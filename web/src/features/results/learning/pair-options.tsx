import type { HomeCard } from '@verandah/contracts'
import { PriceLine } from '@/components/property/price-line.tsx'
import { PropertyFacts } from '@/components/property/property-facts.tsx'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { streetOf } from '@/components/property/street-of.ts'
import { Failure } from '@/components/ui/answered.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'

interface PairOptionsProps {
  /** Undefined while they load. */
  homes: readonly [HomeCard | undefined, HomeCard | undefined]
  hasFailed: boolean
  onRetry: () => void
  onChoose: (better: string, worse: string) => void
}

export function PairOptions({ homes: [one, other], hasFailed, onRetry, onChoose }: PairOptionsProps) {
  if (hasFailed) return <Failure size="sm" title="We could not load these two" onRetry={onRetry} />
  if (one === undefined || other === undefined) return <Skeleton className="h-72 rounded-lg" />
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4">
      <Option home={one} onChoose={() => onChoose(one.id, other.id)} />
      <Option home={other} onChoose={() => onChoose(other.id, one.id)} />
    </div>
  )
}

const Option = ({ home, onChoose }: { home: HomeCard; onChoose: () => void }) => (
  <article className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
    <PropertyPicture src={home.imageUrl} alt="" />
    <div className="flex flex-1 flex-col gap-1.5 p-3 sm:p-4">
      <PriceLine home={home} screen="card" />
      <h3 className="text-16 font-semibold wrap-anywhere">{streetOf(home)}</h3>
      <p className="text-14 text-ink-soft">{home.suburb}</p>
      <PropertyFacts home={home} />
      <Button size="sm" className="mt-auto" onClick={onChoose}>
        This one<span className="sr-only"> {streetOf(home)}</span>
      </Button>
    </div>
  </article>
)

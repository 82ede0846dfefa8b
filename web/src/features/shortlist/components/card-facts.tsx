import { priceText } from '@verandah/contracts'
import { Link } from 'react-router-dom'
import { PropertyFacts } from '@/components/property/property-facts.tsx'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { priceMove } from '../home-words.ts'
import type { HomeOf } from '../use-home-of.ts'

/** Price, address and size, with the score beside them. */
export const CardFacts = ({ known, name, to }: { known: HomeOf; name: string; to: string }) => {
  const { home, score, priceThen } = known
  if (home === undefined) return known.isFailed ? <Unknown onRetry={known.retry} /> : <Coming />
  const move = priceMove(priceThen, home.price)
  return (
    <>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-display text-25 font-semibold tracking-tight tabular-nums wrap-anywhere">
            {priceText('card', home)}
          </p>
          {move !== null && <p className="text-14 font-semibold text-ochre tabular-nums">{move}</p>}
          <h2 className="mt-1 text-16 font-semibold tracking-normal">
            <Link
              to={to}
              className="underline decoration-transparent underline-offset-4 transition-colors wrap-anywhere hover:decoration-current"
            >
              {name}
            </Link>
          </h2>
          <p className="text-14 text-ink-soft">
            {home.suburb} {home.state} {home.postcode}
          </p>
        </div>
        <ScoreRing score={score} />
      </div>
      <PropertyFacts home={home} />
    </>
  )
}

const Coming = () => (
  <div role="status" className="flex flex-col gap-3">
    <span className="sr-only">Loading a saved home…</span>
    <Skeleton className="h-8 w-28" />
    <Skeleton className="h-5 w-3/4" />
    <Skeleton className="h-5 w-1/2" />
    <Skeleton className="h-5 w-2/3" />
  </div>
)

const Unknown = ({ onRetry }: { onRetry: () => void }) => (
  <div className="flex flex-col items-start gap-2">
    <p className="font-semibold">This home could not be loaded</p>
    <p className="text-14 text-ink-soft">Your notes and tags are here all the same.</p>
    <Button variant="secondary" size="sm" onClick={onRetry}>
      Try again
    </Button>
  </div>
)

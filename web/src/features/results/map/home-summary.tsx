import { type HomeCard, paths, priceText, showsPrice } from '@verandah/contracts'
import { Link } from 'react-router-dom'
import { PropertyFacts } from '@/components/property/property-facts.tsx'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { hasDoorNumber, streetOf } from '@/components/property/street-of.ts'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import type { PlacedHome } from './place-homes.ts'

interface HomeSummaryProps extends Pick<PlacedHome, 'score' | 'shownScore' | 'isAboutHere'> {
  /** Undefined until its card has loaded. */
  home: HomeCard | undefined
  hasFailed: boolean
  searchId: string
  onShowInList: (id: string) => void
}

export function HomeSummary({ home, hasFailed, ...rest }: HomeSummaryProps) {
  return home === undefined ? <AwaitedHome hasFailed={hasFailed} /> : <KnownHome home={home} {...rest} />
}

const AwaitedHome = ({ hasFailed }: { hasFailed: boolean }) => (
  <div className="flex items-center gap-3 p-3 text-14 text-ink-soft">
    <Skeleton className="h-16 w-24 shrink-0 rounded-md" />
    {hasFailed ? 'This home could not be loaded.' : <span className="sr-only">Loading…</span>}
  </div>
)

type KnownHomeProps = Omit<HomeSummaryProps, 'home' | 'hasFailed'> & { home: HomeCard }

const KnownHome = ({ home, score, shownScore, isAboutHere, searchId, onShowInList }: KnownHomeProps) => (
  <div className="flex items-start gap-3 p-3">
    <div className="flex shrink-0 flex-col items-center gap-2">
      <PropertyPicture src={home.imageUrl} alt="" className="w-24! rounded-md" />
      <ScoreRing score={score} shown={shownScore} size="sm" />
    </div>
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <p
        className={
          showsPrice(home) ? 'font-display text-16 font-semibold tabular-nums' : 'text-14 font-medium text-ink-soft'
        }
      >
        {priceText('results', home)}
      </p>
      <p className="text-14">
        <Link to={paths.property.href(home.id, searchId)} className="font-semibold underline-offset-4 hover:underline">
          {streetOf(home)}
        </Link>
        , {home.suburb}
      </p>
      {isAboutHere && (
        <p className="text-12 text-ink-soft">
          {hasDoorNumber(home)
            ? 'Approximate: the advert doesn’t say where exactly'
            : 'Approximate: the advert hides its address'}
        </p>
      )}
      <PropertyFacts home={home} />
      <Button variant="link" size="text" className="self-start" onClick={() => onShowInList(home.id)}>
        Show in the list
      </Button>
    </div>
  </div>
)

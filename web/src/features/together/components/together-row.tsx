import { type HomeCard, paths, priceText, showsPrice } from '@verandah/contracts'
import type { Place } from '@verandah/decide'
import { Link, useLocation } from 'react-router-dom'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { placeOf, streetOf } from '@/components/property/street-of.ts'
import { cn } from '@/components/ui/cn.ts'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { lastVisitedPage } from '@/lib/storage/local.ts'
import type { Person } from '../model/household-orders.ts'
import { placeText } from '../words.ts'

interface TogetherRowProps {
  id: string
  /** In the chosen order. */
  place: Place
  people: readonly Person[]
  searchId: string
  /** Undefined until it has loaded. */
  card: HomeCard | undefined
}

export function rowId(id: string): string {
  return `home-${id}`
}

export function TogetherRow({ id, place, people, searchId, card }: TogetherRowProps) {
  return (
    <li id={rowId(id)} tabIndex={-1} className="scroll-mt-24">
      <article
        aria-label={card === undefined ? 'Loading a home' : placeOf(card)}
        className="relative flex flex-col gap-x-6 gap-y-2 border-b border-line py-3 hover:bg-sunken/50 sm:flex-row sm:items-center"
      >
        <div className="flex min-w-0 flex-1 items-center gap-3">
          <p className="w-12 shrink-0 text-14 font-semibold tabular-nums first-letter:uppercase">{placeText(place)}</p>
          {card === undefined ? <AwaitedHome /> : <HomeLine {...{ card, searchId }} />}
        </div>
        <ul aria-label="Scores" className="grid shrink-0 gap-x-4 gap-y-1.5 sm:w-72">
          {people.map((person) => (
            <PersonScore key={person.userId} person={person} home={place.alternative} />
          ))}
        </ul>
      </article>
    </li>
  )
}

const HomeLine = ({ card, searchId }: { card: HomeCard; searchId: string }) => {
  const { pathname, search } = useLocation()
  const from = `${pathname}${search}`
  return (
    <>
      <div className="w-16 shrink-0 overflow-hidden rounded-sm sm:w-18">
        <PropertyPicture src={card.imageUrl} alt="" />
      </div>
      <div className="min-w-0 flex-1">
        <h2 className="text-14 font-medium tracking-normal">
          <Link
            to={paths.property.href(card.id, searchId)}
            state={{ from, searchId }}
            onClick={() => lastVisitedPage.write(from)}
            className="line-clamp-2 wrap-anywhere after:absolute after:inset-0 hover:underline"
          >
            {streetOf(card)}
            <span className="text-ink-soft">, {card.suburb}</span>
          </Link>
        </h2>
        <p
          className={cn(
            'line-clamp-2 wrap-anywhere tabular-nums',
            showsPrice(card) ? 'text-14 font-semibold' : 'text-12 font-medium text-ink-soft',
          )}
        >
          {priceText('results', card)}
        </p>
      </div>
    </>
  )
}

const AwaitedHome = () => (
  <>
    <Skeleton className="h-11 w-16 shrink-0 rounded-sm sm:w-18" />
    <div className="flex flex-1 flex-col gap-2">
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-4 w-1/3" />
    </div>
  </>
)

const bar = { height: 8, rx: 4 }

/** What a home is to one person: "Anna 86 · 2nd", and how close it comes to the best they could have here. */
const PersonScore = ({ person, home }: { person: Person; home: number }) => {
  const place = person.places[home]
  const percent = Math.round(100 * (person.satisfactions[home] ?? 0))
  const name = person.isCaller ? 'You' : person.name
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(4rem,40%)] items-center gap-3 text-14">
      <span className="text-ink-soft tabular-nums wrap-anywhere">
        {name} <span className="font-semibold text-ink">{person.scores[home]}</span>
        {place !== undefined && ` · ${placeText(place)}`}
      </span>
      <svg
        role="img"
        aria-label={`${percent}% of ${person.isCaller ? 'your' : 'their'} best`}
        className="h-2 w-full overflow-visible forced-color-adjust-none"
      >
        <rect {...bar} width="100%" className="fill-line" />
        {percent > 0 && <rect {...bar} width={`${percent}%`} className="fill-eucalypt" />}
      </svg>
    </li>
  )
}

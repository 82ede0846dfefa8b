import { useRef } from 'react'
import { PriceLine } from '@/components/property/price-line.tsx'
import { PropertyFacts } from '@/components/property/property-facts.tsx'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { streetOf } from '@/components/property/street-of.ts'
import { Button } from '@/components/ui/button.tsx'
import { MovingList } from '@/components/ui/moving-list.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { plural } from '@/lib/format.ts'
import { listHeight } from '../components/showcase-skeleton.tsx'
import type { RankedHome } from './rank-showcase.ts'

const mostShown = 5

interface RankedHomesProps {
  ranked: readonly RankedHome[]
  place: string
  onClear: () => void
}

/** The best homes of the showcase; their places glide as the weights move. */
export function RankedHomes({ ranked, place, onClear }: RankedHomesProps) {
  const list = useRef<HTMLUListElement>(null)
  const shown = ranked.slice(0, mostShown)
  return (
    <div className={listHeight}>
      <p role="status" className="mb-3 font-semibold">
        {countOf(ranked.length, place)}
      </p>
      {shown.length === 0 ? (
        <Notice
          className="rounded-lg border border-line bg-surface"
          title="None of these homes match your filters"
          action={<Button onClick={onClear}>Clear filters</Button>}
        >
          A search of your own covers the suburbs you choose.
        </Notice>
      ) : (
        <MovingList
          list={list}
          label="Ranked homes"
          order={shown.map(({ home }) => home.id)}
          className="flex flex-col gap-3"
        >
          {shown.map((one, index) => (
            <li key={one.home.id}>
              <Row {...one} rank={index + 1} />
            </li>
          ))}
        </MovingList>
      )}
    </div>
  )
}

const countOf = (count: number, place: string): string => {
  const homes = `${plural(count, 'home')} in ${place}`
  return count > mostShown ? `The best ${mostShown} of ${homes}` : `${homes}, best first`
}

const Row = ({ home, score, shownScore, reasons, rank }: RankedHome & { rank: number }) => {
  const street = streetOf(home)
  return (
    <article
      aria-label={`${street}, ${home.suburb}`}
      className="flex gap-3 overflow-hidden rounded-lg border border-line bg-surface p-3 sm:gap-4"
    >
      <div className="w-24 shrink-0 self-start overflow-hidden rounded-md sm:w-36">
        <PropertyPicture src={home.imageUrl} alt="" />
      </div>
      <div className="min-w-0 flex-1">
        <PriceLine home={home} screen="card" />
        <h3 className="text-16 font-semibold tracking-normal wrap-anywhere">
          <span className="sr-only">Place {rank}: </span>
          {street}
          <span className="font-medium text-ink-soft max-sm:hidden">, {home.suburb}</span>
        </h3>
        <PropertyFacts home={home} />
        <p className="mt-1 line-clamp-2 text-14 text-ink-soft">{reasons}</p>
        <p className="text-12 text-ink-faint">Source: {sourceOf(home)}</p>
      </div>
      <ScoreRing score={score} shown={shownScore} />
    </article>
  )
}

const sourceOf = ({ sources }: RankedHome['home']): string => {
  const names = [...new Set(sources.map(({ name }) => name))].join(', ')
  return sources.some(({ isSample }) => isSample) ? `${names} · sample listing` : names
}

import { ScoreRing } from '@/components/property/score-ring.tsx'
import type { SampleHome } from '../sample-homes.ts'

interface Ranked {
  home: SampleHome
  score: number
}

const rowPx = 88

/** Each row keeps its place in the page and slides to its rank, so a change of mind mid-way is picked up where it is. */
export const DemoRanking = ({ ranked }: { ranked: readonly Ranked[] }) => {
  const order = ranked.toSorted((a, b) => b.score - a.score).map(({ home }) => home.id)
  return (
    <ul className="relative mt-5 border-t border-line" style={{ height: rowPx * ranked.length }}>
      {ranked.map(({ home, score }) => {
        const rank = order.indexOf(home.id)
        return (
          <li
            key={home.id}
            className="absolute inset-x-0 top-0 flex items-center gap-4 transition-transform duration-200 ease-out"
            style={{ height: rowPx, transform: `translateY(${rank * rowPx}px)` }}
          >
            <ScoreRing score={score} />
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold">
                <span className="sr-only">Place {rank + 1}: </span>
                {home.name}
              </p>
              <p className="text-14 text-ink-faint">
                <span className="sm:hidden">{home.price} · </span>
                {home.about}
              </p>
            </div>
            <p className="hidden font-display text-20 font-semibold tracking-tight tabular-nums sm:block">
              {home.price}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

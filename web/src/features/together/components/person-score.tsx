import type { Person } from '../model/household-orders.ts'
import { placeText } from '../words.ts'

const bar = { height: 8, rx: 4 }

/** What a home is to one person: "Anna 86 · 2nd", and how close it comes to the best they could have here. */
export function PersonScore({ person, home }: { person: Person; home: number }) {
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

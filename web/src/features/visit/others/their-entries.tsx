import { type CheckRating, checkRatings, type VisitEntry } from '@verandah/contracts'
import { listText } from '@/lib/format.ts'
import { itemOf } from '../checklist/items.ts'
import { ratingTitles } from '../checklist/rating-titles.ts'
import { shownOf } from '../use-visit.ts'

export function TheirEntries({ entries }: { entries: readonly VisitEntry[] }) {
  const { checks, questions, notes } = shownOf(entries)
  const rated = [...checks.values()]
  const answered = questions.filter(({ answer }) => answer !== '')
  return (
    <>
      <dl className="flex flex-col gap-1 text-14 empty:hidden">
        {worstFirst.map((rating) => {
          const labels = rated.filter((check) => check.rating === rating).map(labelOf)
          return labels.length === 0 ? null : (
            <div key={rating} className="flex gap-2">
              <dt className="w-11 shrink-0 font-semibold">{ratingTitles[rating]}</dt>
              <dd className="min-w-0 wrap-anywhere text-ink-soft">{listText(labels)}</dd>
            </div>
          )
        })}
      </dl>
      <ul className="flex flex-col gap-2 text-14 empty:hidden">
        {notes.map(({ id, text }) => (
          <li key={id} className="wrap-anywhere whitespace-pre-line">
            {text}
          </li>
        ))}
        {answered.map(({ id, text, answer }) => (
          <li key={id} className="wrap-anywhere">
            <span className="block text-ink-soft">{text}</span>
            {answer}
          </li>
        ))}
      </ul>
    </>
  )
}

const worstFirst: readonly CheckRating[] = checkRatings.filter((rating) => rating !== 'not-applicable').toReversed()

/** "Roof and gutters (rust)"; an item of another build by its id. */
const labelOf = ({ id, note }: { id: string; note: string }): string =>
  `${itemOf(id)?.label ?? id}${note === '' ? '' : ` (${note})`}`

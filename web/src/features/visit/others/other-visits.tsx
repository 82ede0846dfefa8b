import { paths, type StoredFile, type Visit } from '@verandah/contracts'
import { Link } from 'react-router-dom'
import { Part } from '@/components/ui/part.tsx'
import type { VisitName } from '@/lib/outgoing/outgoing-actions.ts'
import { useWaiting } from '@/lib/outgoing/waiting.ts'
import { shortDay } from '@/lib/purchase/when.ts'
import { mergeEntries } from '@/lib/visits/entries.ts'
import { contentsText, daysOf, photosOn } from './visit-words.ts'

interface OtherVisitsProps {
  name: VisitName
  today: string
  visits: readonly Visit[]
  files: readonly StoredFile[]
}

export function OtherVisits({ name: { propertyId, on }, today, visits, files }: OtherVisitsProps) {
  const waiting = useWaiting()
  const unsent = waiting.entries.filter((entry) => entry.propertyId === propertyId)
  const photos = [...files, ...waiting.files.filter((file) => file.propertyId === propertyId)]
  const days = daysOf([...visits, ...unsent], photos).filter((day) => day !== on)
  if (on !== today && !days.includes(today)) days.unshift(today)
  if (days.length === 0) return null
  const textOf = (day: string): string => {
    const written = unsent.filter((entry) => entry.on === day).map(({ entry }) => entry)
    const entries = mergeEntries(visits.find((visit) => visit.on === day)?.entries ?? [], written)
    return contentsText(entries, photosOn(photos, day).length)
  }
  return (
    <Part title="Other visits">
      <ul className="divide-y divide-line border-y border-line">
        {days.map((day) => (
          <li key={day} className="py-3">
            <Link
              to={paths.visit.href(propertyId, day === today ? undefined : day)}
              className="text-16 font-medium underline decoration-line underline-offset-4 hover:decoration-current"
            >
              {day === today ? 'Today' : shortDay(day, today)}
            </Link>
            <p className="text-14 text-ink-soft">{textOf(day)}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

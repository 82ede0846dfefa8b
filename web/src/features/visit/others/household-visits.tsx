import {
  type CheckRating,
  checkRatings,
  type HousemateHomeRecords,
  type StoredFile,
  type VisitEntry,
} from '@verandah/contracts'
import { useState } from 'react'
import { DocumentList } from '@/components/files/document-list.tsx'
import { LargePicture } from '@/components/property/large-picture.tsx'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { Part } from '@/components/ui/part.tsx'
import { useHousematesVisits } from '@/lib/endpoints/visits.ts'
import { shortDay } from '@/lib/purchase/when.ts'
import { contentHref } from '@/lib/visits/file-words.ts'
import { daysOf, photosOn } from './visit-words.ts'
import { listText } from '@/lib/format.ts'
import { itemOf } from '../checklist/items.ts'
import { ratingTitles } from '../checklist/rating-titles.ts'
import { shownOf } from '../use-visit.ts'

interface HouseholdVisitsProps {
  propertyId: string
  /** The street. */
  name: string
  today: string
}

export function HouseholdVisits({ propertyId, name, today }: HouseholdVisitsProps) {
  const records = useHousematesVisits(propertyId).filter(({ visits, files }) => visits.length + files.length > 0)
  if (records.length === 0) return null
  return (
    <Part title="Your household">
      {records.map((record) => (
        <OfMember key={record.member.userId} {...{ record, name, today }} />
      ))}
    </Part>
  )
}

interface OfMemberProps {
  record: HousemateHomeRecords
  name: string
  today: string
}

const OfMember = ({ record: { member, visits, files }, name, today }: OfMemberProps) => {
  const documents = files.filter(({ kind }) => kind !== 'photo')
  return (
    <section aria-label={`What ${member.name} kept of ${name}`} className="flex flex-col gap-4">
      {daysOf(visits, files).map((day) => (
        <div key={day} className="flex flex-col gap-3">
          <h3 className="text-16 font-semibold">
            {member.name}, {shortDay(day, today)}
          </h3>
          <TheirEntries entries={visits.find(({ on }) => on === day)?.entries ?? []} />
          <TheirPhotos photos={photosOn(files, day)} by={member.name} />
        </div>
      ))}
      {documents.length > 0 && (
        <div className="flex flex-col gap-3">
          <h3 className="text-16 font-semibold">Documents of {member.name}</h3>
          <DocumentList files={documents} />
        </div>
      )}
    </section>
  )
}

interface TheirPhotosProps {
  photos: readonly StoredFile[]
  by: string
}

const TheirPhotos = ({ photos, by }: TheirPhotosProps) => {
  const [openAt, setOpenAt] = useState<number | null>(null)
  return (
    <>
      <ul className="grid grid-cols-4 gap-2 empty:hidden">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-label={`Photo ${index + 1} of ${photos.length} by ${by}`}
              onClick={() => setOpenAt(index)}
              className="block w-full overflow-hidden rounded-md"
            >
              <PropertyPicture src={contentHref(photo, 'small')} alt="" className="aspect-square!" />
            </button>
          </li>
        ))}
      </ul>
      {openAt !== null && (
        <LargePicture
          name={`Photos by ${by}`}
          images={photos.map((photo) => contentHref(photo))}
          start={openAt}
          onClose={() => setOpenAt(null)}
        />
      )}
    </>
  )
}

function TheirEntries({ entries }: { entries: readonly VisitEntry[] }) {
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

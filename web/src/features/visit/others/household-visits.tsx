import type { HousemateHomeRecords } from '@verandah/contracts'
import { DocumentList } from '@/components/files/document-list.tsx'
import { Part } from '@/components/ui/part.tsx'
import { useHousematesVisits } from '@/lib/endpoints/visits.ts'
import { shortDay } from '@/lib/purchase/when.ts'
import { TheirEntries } from './their-entries.tsx'
import { TheirPhotos } from './their-photos.tsx'
import { daysOf, photosOn } from './visit-words.ts'

interface HouseholdVisitsProps {
  propertyId: string
  /** The street. */
  name: string
  today: string
}

/** What the other members of the household wrote down and photographed at this home, each under their name. */
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

import { notesMaxLength, paths, type Property, type SavedProperty } from '@verandah/contracts'
import { ClipboardCheck } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'
import { LateAfterBought } from '@/components/saved-home/late-after-bought.tsx'
import { NotesConflict } from '@/components/saved-home/notes-conflict.tsx'
import { OnlyForMe } from '@/components/saved-home/only-for-me.tsx'
import { PurchaseLink } from '@/components/saved-home/purchase-link.tsx'
import { VerdictAndStage } from '@/components/saved-home/verdict-and-stage.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Textarea } from '@/components/ui/input.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { hasStatus } from '@/lib/api/api-error.ts'
import { useSavedHome, useShortlist } from '@/lib/endpoints/saved-properties.ts'
import { housematesSavedQuery, useIsInHousehold } from '@/lib/household/household.ts'
import { useEditSaved } from '@/lib/shortlist/change-saved.ts'
import { type NotedHome, useNotes } from '@/lib/shortlist/use-notes.ts'
import { Tags } from './tags.tsx'
import { useQuery } from '@tanstack/react-query'
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx'

/**
 * The buyer's verdict on a saved home, and their notes and tags. Adding some to a home that is not on the shortlist
 * saves it there.
 */
export function NotesAndTags({ home, searchId }: { home: Property; searchId: string | null }) {
  const { isFetched, error } = useShortlist()
  const { record } = useSavedHome(home.id)
  const found = { propertyId: home.id, score: home.score, searchId }
  if (!isFetched) return <Skeleton className="h-60" />
  if (hasStatus(error, 403)) return <PartOfAPlan />
  return (
    <div className="flex flex-col gap-8">
      {record && <Verdict record={record} />}
      <Notes found={found} record={record} />
      <Tags found={found} record={record} />
      <HouseholdSays propertyId={home.id} />
    </div>
  )
}

const PartOfAPlan = () => (
  <div className="flex flex-col items-start gap-3">
    <h2 className="text-20">Notes and tags</h2>
    <p className="text-ink-soft">You need an active plan to save homes with notes and tags.</p>
    <ButtonLink to={paths.pricing} variant="secondary" size="sm">
      View Subscription Plans
    </ButtonLink>
  </div>
)

const Verdict = ({ record }: { record: SavedProperty }) => (
  <div className="flex max-w-xl flex-col gap-3">
    <h2 className="text-20">Stage and verdict</h2>
    <VerdictAndStage record={record} />
    <ButtonLink
      to={paths.visit.href(record.propertyId)}
      variant="secondary"
      Icon={ClipboardCheck}
      className="self-start"
    >
      Visit notes
    </ButtonLink>
    <PurchaseLink record={record} />
    <LateAfterBought propertyId={record.propertyId} className="empty:hidden" />
  </div>
)

const Notes = (noted: NotedHome) => {
  const id = useId()
  const { record } = noted
  const readers = useReaders(record)
  const { text, write, save, isUnsaved, isPending, conflict } = useNotes(noted)
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-20">
        <label htmlFor={id}>Notes</label>
      </h2>
      <Textarea
        id={id}
        rows={4}
        maxLength={notesMaxLength}
        placeholder="Morning sun, noisy corner, ask about the roof…"
        value={text}
        aria-describedby={`${id}state`}
        onChange={(event) => write(event.target.value)}
        onBlur={save}
      />
      {conflict !== null && <NotesConflict {...conflict} />}
      <div className="flex min-h-9 items-center justify-between gap-3">
        <p id={`${id}state`} className="text-14 text-ink-faint">
          {readers}
        </p>
        {(isUnsaved || isPending) && (
          <Button variant="secondary" size="sm" busy={isPending && 'Saving...'} onClick={save}>
            Save
          </Button>
        )}
      </div>
      {record && <KeepPrivate record={record} />}
    </div>
  )
}

const KeepPrivate = ({ record: { propertyId, areNotesPrivate } }: { record: SavedProperty }) => {
  const { mutate } = useEditSaved(propertyId)
  return <OnlyForMe what="notes" isOn={areNotesPrivate} onChange={(isOn) => mutate({ areNotesPrivate: isOn })} />
}

/** Says who can read the notes; nothing while that is not known. */
const useReaders = (record: SavedProperty | undefined): string => {
  const isInHousehold = useIsInHousehold()
  if (record?.areNotesPrivate === true || (record !== undefined && isInHousehold === false)) {
    return 'Only you can read this.'
  }
  if (record !== undefined) return isInHousehold === true ? 'Your household can read this.' : ''
  return isInHousehold === true
    ? 'Adding a note saves this home to your shortlist, where your household can read it.'
    : 'Adding a note saves this home to your shortlist.'
}

const OpinionList = lazy(async () => ({
  default: (await import('@/components/saved-home/opinions.tsx')).OpinionList,
}))

function HouseholdSays({ propertyId }: { propertyId: string }) {
  const { data = [] } = useQuery({ ...housematesSavedQuery, enabled: useIsInHousehold() === true })
  const records = data.filter((record) => record.propertyId === propertyId)
  if (records.length === 0) return null
  return (
    <section aria-labelledby="household-says" className="@container flex flex-col gap-3">
      <h2 id="household-says" className="text-20">
        What your household says
      </h2>
      <ErrorBoundary>
        <Suspense fallback={<div className="min-h-11" />}>
          <OpinionList records={records} />
        </Suspense>
      </ErrorBoundary>
    </section>
  )
}

import {
  deleteVisit,
  type PropertySnapshot,
  type SavedProperty,
  type StoredFiles,
  type Visit,
} from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { useState } from 'react'
import { streetOf } from '@/components/property/street-of.ts'
import { VerdictAndStage } from '@/components/saved-home/verdict-and-stage.tsx'
import { Page } from '@/components/ui/page.tsx'
import { Part } from '@/components/ui/part.tsx'
import type { OutgoingActions, VisitName } from '@/lib/outgoing/outgoing-actions.ts'
import { useWaiting } from '@/lib/outgoing/waiting.ts'
import { Checklist } from './checklist/checklist.tsx'
import { Documents } from './documents/documents.tsx'
import { Notes } from './notes/notes.tsx'
import { HouseholdVisits } from './others/household-visits.tsx'
import { OtherVisits } from './others/other-visits.tsx'
import { Photos } from './photos/photos.tsx'
import { Questions } from './questions/questions.tsx'
import { SendingNote } from './sending-note.tsx'
import { useVisit } from './use-visit.ts'
import { VisitHeading } from './visit-heading.tsx'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button.tsx'
import { DeleteDialog } from '@/components/ui/confirm-dialog.tsx'
import { unlessGone } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { dropVisit, readVisitsAnew } from '@/lib/endpoints/visits.ts'

export interface Kept {
  visits: readonly Visit[]
  files: StoredFiles
}

interface VisitOfHomeProps {
  home: PropertySnapshot
  record: SavedProperty
  /** YYYY-MM-DD; null for today where the home is. */
  day: string | null
  kept: Kept
  actions: OutgoingActions
}

export function VisitOfHome({ home, record, day, kept, actions }: VisitOfHomeProps) {
  const [today] = useState(() => wallClockOf(Date.now(), home.timeZone).date)
  const on = day ?? today
  const name = { propertyId: home.id, on }
  const known = kept.visits.find((visit) => visit.propertyId === home.id && visit.on === on)
  const visit = useVisit(name, known, actions)
  const ofHome = ({ propertyId }: { propertyId: string }) => propertyId === home.id
  const waiting = useWaiting().files.filter(ofHome)
  const files = kept.files.files.filter(ofHome)
  return (
    <Page title={`Visit, ${streetOf(home)}`} className="max-sm:pt-4">
      <VisitHeading {...{ home, on, today }} score={record.score} />
      <SendingNote name={name} hasEntries={visit.entryCount > 0} actions={actions} />
      <div className="mt-6 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:[&>:nth-child(odd)]:col-start-2 lg:[&>:nth-child(2)]:row-span-2 lg:[&>:nth-child(2)]:row-start-1">
        <div className="flex min-w-0 flex-col gap-10">
          <Photos {...{ name, actions }} room={kept.files} {...photosOf(on, files, waiting)} />
          <Notes visit={visit} timeZone={home.timeZone} />
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <Checklist type={home.propertyType} visit={visit} />
          <Questions type={home.propertyType} visit={visit} />
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <Part title="Stage and verdict">
            <VerdictAndStage record={record} />
          </Part>
          <Documents
            actions={actions}
            room={kept.files}
            propertyId={home.id}
            files={files.filter(({ kind }) => kind !== 'photo')}
            waiting={waiting.filter(({ kind }) => kind !== 'photo')}
          />
          <OtherVisits {...{ name, today }} visits={kept.visits.filter(ofHome)} files={files} />
          <HouseholdVisits propertyId={home.id} name={streetOf(home)} today={today} />
          {known !== undefined && <DeleteVisit {...{ name, actions }} />}
        </div>
      </div>
    </Page>
  )
}

interface OnDay {
  kind: string
  visitOn: string | null
}

const photosOf = <File extends OnDay, Waiting extends OnDay>(
  on: string,
  files: readonly File[],
  waiting: readonly Waiting[],
) => {
  const isOfVisit = ({ kind, visitOn }: OnDay) => kind === 'photo' && visitOn === on
  return { files: files.filter(isOfVisit), waiting: waiting.filter(isOfVisit) }
}

interface DeleteVisitProps {
  name: VisitName
  actions: OutgoingActions
}

/** Deletes what was written down and photographed on the day, after a question. The documents of the home stay. */
function DeleteVisit({ name, actions }: DeleteVisitProps) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => unlessGone(callRoute(deleteVisit, { params: { ...name } })),
    onSuccess: async (_reply, _nothing, _before, { client }) => {
      await actions.forgetVisit(name)
      await dropVisit(client, name)
      await readVisitsAnew(client)
      setAsking(false)
    },
  })
  return (
    <>
      <Button variant="quiet" size="sm" className="-ml-4 self-start" onClick={() => setAsking(true)}>
        Delete this visit
      </Button>
      {isAsking && (
        <DeleteDialog
          title="Delete this visit?"
          description="What you wrote down on this day and its photos are deleted for good. The documents of the home stay."
          isPending={isPending}
          error={error}
          onConfirm={() => mutate()}
          onClose={() => {
            reset()
            setAsking(false)
          }}
        />
      )}
    </>
  )
}

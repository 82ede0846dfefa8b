import { useMutation } from '@tanstack/react-query'
import {
  deleteOwnHome,
  editOwnHome,
  getOwnHome,
  listProperties,
  type OwnHome,
  paths,
  type Property,
  removeSavedProperty,
  saveProperty,
} from '@verandah/contracts'
import { EyeOff, House } from 'lucide-react'
import { Button, ButtonLink, buttonStyle } from '@/components/ui/button.tsx'
import { NewTabLink } from '@/components/ui/new-tab-link.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { homeQuery } from '@/lib/endpoints/home.ts'
import { dropRecord, keepRecord, recordOf } from '@/lib/endpoints/saved-properties.ts'
import { ownUserId } from '@/lib/endpoints/weights.ts'
import { toast, toastFailure } from '@/lib/toast.ts'

export interface DeletedHome {
  own: OwnHome
  wasSaved: boolean
}

/** On the page of a home that the buyer added: states that it is theirs, and offers to edit or delete it. */
export function OwnHomeBar({ home, onDeleted }: { home: Property; onDeleted: (deleted: DeletedHome) => void }) {
  const { mutate, isPending } = useMutation<DeletedHome>({
    mutationFn: async (_, { client }) => {
      const own = await callRoute(getOwnHome, { params: { id: home.id } })
      await callRoute(deleteOwnHome, { params: { id: home.id } })
      const record = recordOf(client, home.id)
      if (record === undefined) return { own, wasSaved: false }
      await callRoute(removeSavedProperty, { params: { id: record.id } }).catch(() => undefined)
      await dropRecord(client, record.id)
      return { own, wasSaved: true }
    },
    onSuccess: async (deleted, _, __, { client }) => {
      await client.invalidateQueries({ queryKey: queryKeyOf(listProperties) })
      onDeleted(deleted)
    },
    onError: toastFailure('The home could not be deleted'),
  })
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface py-2 pr-2 pl-4">
      <EyeOff className="size-4.5 text-ink-faint" />
      <p className="mr-auto text-14 text-ink-soft">
        <span className="font-semibold text-ink">Added by you.</span> Only you and your household can see this home.
      </p>
      {home.url !== null && (
        <NewTabLink href={home.url} className={buttonStyle({ variant: 'quiet', size: 'sm' })}>
          Open its advert
        </NewTabLink>
      )}
      <ButtonLink variant="secondary" size="sm" to={paths.ownHome.href(home.id)}>
        Edit
      </ButtonLink>
      <Button variant="quiet" size="sm" busy={isPending && 'Deleting…'} onClick={() => mutate()}>
        Delete
      </Button>
    </div>
  )
}

export function DeletedOwnHome({ deleted, onBack }: { deleted: DeletedHome; onBack: () => void }) {
  const { id, ...input } = deleted.own
  const { mutate, isPending } = useMutation<Property>({
    mutationFn: async (_, { client }) => {
      const home = await callRoute(editOwnHome, { params: { id }, body: input })
      if (deleted.wasSaved) {
        const body = { userId: ownUserId, propertyId: id, score: home.score }
        const record = await callRoute(saveProperty, { body }).catch(() => null)
        if (record !== null) await keepRecord(client, record)
      }
      return home
    },
    onSuccess: async (home, _, __, { client }) => {
      client.setQueryData(homeQuery(id, null).queryKey, home)
      await client.invalidateQueries({ queryKey: queryKeyOf(listProperties) })
      toast({ title: 'Home restored' })
      onBack()
    },
    onError: toastFailure('The home could not be restored'),
  })
  return (
    <Page title="Home deleted">
      <PageHeading className="sr-only">Home deleted</PageHeading>
      <Notice
        className="py-24"
        Icon={House}
        title="Your home is deleted"
        action={
          <>
            <Button autoFocus busy={isPending && 'Restoring…'} onClick={() => mutate()}>
              Undo
            </Button>
            <ButtonLink variant="secondary" to={paths.shortlist}>
              My Shortlist
            </ButtonLink>
          </>
        }
      >
        {input.address === '' ? input.locality.suburb : `${input.address}, ${input.locality.suburb}`} is no longer in
        your shortlist or your rankings. Visits you planned stay in your calendar.
      </Notice>
    </Page>
  )
}

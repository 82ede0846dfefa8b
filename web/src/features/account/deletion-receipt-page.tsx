import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { Answered } from '@/components/settings/answered.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { currentUserQuery } from '@/lib/endpoints/current-user.ts'
import { deletionReceiptQuery } from './api/deletion-receipt.ts'
import { Receipt } from './components/receipt.tsx'

/** What a deletion did. Whoever knows the address can read it: there is no account left to sign in with. */
export const DeletionReceiptPage = () => {
  const { token = '' } = useParams()
  const query = useQuery(deletionReceiptQuery(token))
  useFarewell()
  return (
    <Page title="Deletion receipt" width="narrow">
      <PageHeading>{query.data === undefined ? 'Deletion receipt' : 'Your account has been deleted'}</PageHeading>
      <p className="mt-1 mb-7 max-w-[60ch] text-ink-soft">
        Keep this page&rsquo;s address if you want to read the receipt again. It names nobody.
      </p>
      <Panel>
        <Answered query={query} what="the receipt" skeleton={<Skeleton className="h-96" />}>
          {(receipt) => <Receipt receipt={receipt} />}
        </Answered>
      </Panel>
    </Page>
  )
}

/** Who has just deleted their account is nobody from here on; a receipt that is opened later leaves sessions alone. */
const useFarewell = (): void => {
  const queryClient = useQueryClient()
  const state: unknown = useLocation().state
  const isJustDeleted = typeof state === 'object' && state !== null && 'isJustDeleted' in state
  useEffect(() => {
    if (isJustDeleted) queryClient.setQueryData(currentUserQuery.queryKey, null)
  }, [isJustDeleted, queryClient])
}

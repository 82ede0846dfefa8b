import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { errorText } from '@/lib/api/error-text.ts'
import { invoicesQuery } from '../api/invoices.ts'
import { InvoiceTable } from './invoice-table.tsx'

export const BillingHistory = () => (
  <Panel aria-labelledby="history-title" className="mt-5">
    <h2 id="history-title" className="text-20">
      Billing history
    </h2>
    <History />
  </Panel>
)

const History = () => {
  const { data: invoices, error, refetch } = useQuery({ ...invoicesQuery, refetchOnMount: 'always' })
  if (invoices !== undefined && invoices.length > 0) return <InvoiceTable invoices={invoices} />
  if (invoices !== undefined)
    return <Notice title="No invoices yet">Each payment appears here with its tax invoice.</Notice>
  if (error === null) {
    return (
      <div role="status" aria-label="Loading your billing history" className="mt-4 flex flex-col gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    )
  }
  return (
    <Notice
      isError
      title="Your billing history could not be loaded"
      action={
        <Button variant="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {errorText(error)}
    </Notice>
  )
}

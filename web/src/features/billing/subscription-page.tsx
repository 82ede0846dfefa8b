import { useQuery } from '@tanstack/react-query'
import { hrefOf, type InvoiceSummary, listInvoices, printInvoice } from '@verandah/contracts'
import { FileText } from 'lucide-react'
import { Answered, Failure } from '@/components/ui/answered.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { Skeleton, Skeletons } from '@/components/ui/spinner.tsx'
import { routeQuery } from '@/lib/api/route-query.ts'
import { subscriptionQuery } from '@/lib/endpoints/subscription.ts'
import { centsText, invoiceDateText, invoiceStatusLabels } from './billing-labels.ts'
import { PlanDetails } from './components/plan-details.tsx'

const title = 'Your Subscription'

export function SubscriptionPage() {
  const { data: subscription, error, refetch } = useQuery({ ...subscriptionQuery, refetchOnMount: 'always' })
  return (
    <Page title={title} width="narrow">
      <PageHeading className="mb-6">{title}</PageHeading>
      {subscription !== undefined ? (
        <PlanDetails subscription={subscription} />
      ) : error === null ? (
        <SubscriptionSkeleton />
      ) : (
        <Panel>
          <Failure title="Your subscription could not be loaded" onRetry={refetch} error={error} />
        </Panel>
      )}
      <BillingHistory />
    </Page>
  )
}

const SubscriptionSkeleton = () => (
  <Panel>
    <div role="status" aria-label="Loading your subscription" className="flex flex-col gap-5">
      <Skeleton className="h-8 w-48" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeletons count={2} className="h-12" />
      </div>
      <Skeleton className="h-11 w-40 rounded-full" />
    </div>
  </Panel>
)

const BillingHistory = () => (
  <Panel aria-labelledby="history-title" className="mt-5">
    <h2 id="history-title" className="text-20">
      Billing history
    </h2>
    <Answered
      query={useQuery({ ...invoicesQuery, refetchOnMount: 'always' })}
      what="your billing history"
      skeleton={<Skeletons count={2} className="h-12" />}
      skeletonClass="mt-4 flex flex-col gap-3"
      failure={{ title: 'Your billing history could not be loaded' }}
    >
      {(invoices) =>
        invoices.length > 0 ? (
          <InvoiceTable invoices={invoices} />
        ) : (
          <Notice title="No invoices yet">Each payment appears here with its tax invoice.</Notice>
        )
      }
    </Answered>
  </Panel>
)

const InvoiceTable = ({ invoices }: { invoices: readonly InvoiceSummary[] }) => (
  <table className="mt-3 w-full text-left text-14">
    <thead className="text-12 text-ink-faint">
      <tr className="border-b border-line [&>th]:py-2 [&>th]:font-semibold">
        <th scope="col">Date</th>
        <th scope="col" className="text-right">
          Amount
        </th>
        <th scope="col" className="pl-3 sm:pl-8">
          Status
        </th>
        <th scope="col">
          <span className="sr-only">Tax invoice</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} />
      ))}
    </tbody>
  </table>
)

const InvoiceRow = ({ invoice }: { invoice: InvoiceSummary }) => {
  const { word, tone } = invoiceStatusLabels[invoice.status]
  const date = invoiceDateText(invoice.issuedAt)
  return (
    <tr className="border-b border-line last:border-0 [&>*]:py-3">
      <th scope="row" className="font-normal">
        <span className="block tabular-nums sm:whitespace-nowrap">{date}</span>
        <span className="hidden text-12 text-ink-faint sm:block">{invoice.description}</span>
      </th>
      <td className="text-right tabular-nums">
        <span className="block font-semibold">{centsText(invoice.totalCents)}</span>
        <span className="block text-12 text-ink-faint sm:whitespace-nowrap">
          incl. GST {centsText(invoice.gstCents)}
        </span>
      </td>
      <td className="pl-3 sm:pl-8">
        <Badge tone={tone}>{word}</Badge>
      </td>
      <td className="text-right">
        <a
          href={hrefOf(printInvoice, { params: { id: invoice.id } })}
          aria-label={`Tax invoice of ${date}, PDF`}
          className="inline-flex min-h-11 min-w-9 items-center justify-end gap-1.5 rounded-md px-1 font-semibold text-eucalypt hover:text-eucalypt-strong"
        >
          <FileText className="size-4.5" />
          <span className="hidden sm:inline">PDF</span>
        </a>
      </td>
    </tr>
  )
}

export const invoicesQuery = routeQuery(listInvoices, {})

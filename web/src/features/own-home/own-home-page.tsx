import { useQuery } from '@tanstack/react-query'
import { getOwnHome, type OwnHome, paths } from '@verandah/contracts'
import { useParams } from 'react-router-dom'
import { Failure } from '@/components/ui/answered.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { usePreparedToasts } from '@/components/ui/toast-region.tsx'
import { routeQuery } from '@/lib/api/route-query.ts'
import { OwnHomeFields } from './components/own-home-fields.tsx'
import { useOwnHomeForm } from './use-own-home-form.ts'

export function OwnHomePage() {
  usePreparedToasts()
  const { id } = useParams()
  const title = id === undefined ? 'Add a home' : 'Change your home'
  return (
    <Page title={title} width="narrow">
      <PageHeading>{title}</PageHeading>
      <p className="mt-2 mb-6 max-w-[60ch] text-16 text-ink-soft">
        {id === undefined
          ? 'Score, compare and plan visits to a home you found somewhere else. Only you and your household can see it.'
          : 'Your changes update its score, your shortlist and the comparison.'}
      </p>
      {id === undefined ? <Form known={null} /> : <KnownHome key={id} id={id} />}
    </Page>
  )
}

const KnownHome = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery({ ...routeQuery(getOwnHome, { params: { id } }), staleTime: 0, gcTime: 0 })
  if (data !== undefined) return <Form known={data} />
  if (error !== null)
    return <Failure title="We could not open this home" onRetry={refetch} error={error} className="py-16" />
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Opening your home…</span>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-18" />
      ))}
    </div>
  )
}

const Form = ({ known }: { known: OwnHome | null }) => {
  const form = useOwnHomeForm(known)
  return (
    <form
      noValidate
      aria-label={known === null ? 'Add a home' : 'Change your home'}
      onSubmit={form.submit}
      className="flex flex-col gap-5 rounded-xl border border-line bg-surface p-5 sm:p-8"
    >
      <OwnHomeFields form={form} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="lg" busy={form.isPending && 'Saving…'}>
          {known === null ? 'Add home' : 'Save changes'}
        </Button>
        <ButtonLink
          variant="quiet"
          size="lg"
          to={known === null ? paths.shortlist : paths.property.href(known.id)}
          onClick={form.discard}
        >
          Cancel
        </ButtonLink>
      </div>
    </form>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { compareSavedProperties, paths } from '@verandah/contracts'
import { Columns3, Printer } from 'lucide-react'
import { useState } from 'react'
import { Answered } from '@/components/ui/answered.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { routeQuery } from '@/lib/api/route-query.ts'
import { plural } from '@/lib/format.ts'
import type { Compared } from '../use-compared.ts'
import { ComparisonTable } from './comparison-table.tsx'

export function CompareTab({ compared }: { compared: Compared }) {
  return compared.chosen.length === 0 ? (
    <Notice className="py-20" Icon={Columns3} title="No properties added to comparison yet." action={<AddMore />}>
      Press Compare on up to three homes to see them here side by side.
    </Notice>
  ) : (
    <Comparison compared={compared} />
  )
}

const Comparison = ({ compared: { chosen, toggle } }: { compared: Compared }) => {
  const [isOnlyDifferent, setOnlyDifferent] = useState(false)
  const query = useQuery(comparisonQuery(chosen.map(({ id }) => id)))
  return (
    <section aria-label="Comparison" data-comparison className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <p className="text-14 text-ink-soft">{plural(chosen.length, 'home')} side by side</p>
        <label className="mr-auto flex min-h-11 items-center gap-3 text-14 font-semibold">
          <Switch checked={isOnlyDifferent} onCheckedChange={setOnlyDifferent} disabled={chosen.length < 2} />
          Only what differs
        </label>
        <AddMore />
        <Button Icon={Printer} variant="secondary" size="sm" className="min-h-11" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Answered
        query={query}
        what="your comparison"
        skeleton={<Skeleton className="h-160 rounded-lg" />}
        failure={{ title: 'These homes could not be compared', variant: 'primary' }}
      >
        {(comparison) => <ComparisonTable {...{ comparison, chosen, isOnlyDifferent }} onTakeOut={toggle} />}
      </Answered>
    </section>
  )
}

/** Links to the first tab of the same page, so it moves the focus to the heading itself. */
const AddMore = () => (
  <ButtonLink
    to={paths.shortlist}
    variant="secondary"
    size="sm"
    className="min-h-11"
    onClick={() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })}
  >
    Add More Properties
  </ButtonLink>
)

/** Query of the comparison; refetched on every mount. */
const comparisonQuery = (ids: readonly string[]) =>
  routeQuery(
    compareSavedProperties,
    { query: { ids: ids.join() } },
    { refetchOnMount: 'always', placeholderData: keepPreviousData },
  )

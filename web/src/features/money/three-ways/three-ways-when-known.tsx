import { useQuery } from '@tanstack/react-query'
import { placesAskedFor } from '@verandah/contracts'
import { type ComponentProps, lazy, Suspense } from 'react'
import { Answered } from '@/components/ui/answered.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { costTablesQuery } from '@/lib/endpoints/cost-tables.ts'
import { criteriaQuery } from '@/lib/endpoints/searches.ts'
import { missingMoneyText } from '@/lib/missing-money.ts'
import { type MoneyForm, moneyOf } from '../money-form.ts'
import { moneyProblemsIn } from '../money-problems.ts'

const ThreeWays = lazy(async () => ({ default: (await import('./three-ways.tsx')).ThreeWays }))

/** The budget three ways, once the brief has a place and the money is enough; loads the tables then. */
export function ThreeWaysWhenKnown({ form }: { form: MoneyForm }) {
  const { data: criteria } = useQuery({ ...criteriaQuery, retryOnMount: false })
  const money = moneyOf(form)
  if (missingMoneyText(money) !== null || Object.keys(moneyProblemsIn(form)).length > 0) return null
  const [place] = placesAskedFor(criteria ?? {})
  return (
    <div className="mt-9 border-t border-line pt-7">
      <h3 className="text-20">Your budget three ways</h3>
      {place === undefined ? (
        <p className="mt-1 text-14 text-ink-soft">
          Save a suburb above, and you see what a price there means in cash and a month. Duty differs by state.
        </p>
      ) : (
        <ByTables key={criteria?.maxPrice} money={money} state={place.state} maxPrice={criteria?.maxPrice ?? null} />
      )}
    </div>
  )
}

const ByTables = (props: Omit<ComponentProps<typeof ThreeWays>, 'tables'>) => {
  const query = useQuery(costTablesQuery)
  const skeleton = <Skeleton className="mt-3 h-36" />
  return (
    <Answered query={query} what="the tables of costs" skeleton={skeleton} failure={{ className: 'py-4' }}>
      {(tables) => (
        <Suspense fallback={skeleton}>
          <ThreeWays {...props} tables={tables} />
        </Suspense>
      )}
    </Answered>
  )
}

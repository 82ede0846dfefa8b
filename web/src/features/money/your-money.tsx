import { type HousemateMoney, type MoneyAnswers, placesAskedFor } from '@verandah/contracts'
import { type ComponentProps, lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Answered } from '@/components/ui/answered.tsx'
import { Skeleton, Skeletons } from '@/components/ui/spinner.tsx'
import { yourMoneyId } from '@/lib/endpoints/buyers-money.ts'
import { MoneyFields } from './components/money-fields.tsx'
import { WhoSeesMoney } from './components/share-money.tsx'
import { type MoneyForm, moneyFormOf, moneyOf } from './money-form.ts'
import type { MoneyFormState } from './use-money-form.ts'
import { useQuery } from '@tanstack/react-query'
import { TheirWords } from '@/components/household/their-words.tsx'
import { countText, listText, plural } from '@/lib/format.ts'
import { housematesMoneyQuery, useIsInHousehold } from '@/lib/household/household.ts'
import { costTablesQuery } from '@/lib/endpoints/cost-tables.ts'
import { criteriaQuery } from '@/lib/endpoints/searches.ts'
import { missingMoneyText } from '@/lib/missing-money.ts'
import { moneyProblemsIn } from './money-problems.ts'

/** A section of the brief: what a buyer says of their money, and their budget as price, cash and month. */
export function YourMoney({ state }: { state: MoneyFormState }) {
  const { query, change, form } = state
  const heading = useRef<HTMLHeadingElement>(null)
  useArrival(heading, query.isPending)
  /** Another's answers; whether they are shared stays one's own choice. */
  const fillIn = (money: MoneyAnswers) => change({ ...moneyFormOf(money), isShared: form.isShared })
  return (
    <section aria-labelledby={yourMoneyId} className="mt-12 border-t border-line pt-9">
      <h2 id={yourMoneyId} ref={heading} tabIndex={-1} className="scroll-mt-24 text-25 outline-none">
        Your money
      </h2>
      <p className="mt-1 text-ink-soft">
        With it, every home shows the cash that you need and what you repay a month. Skip what you like.
      </p>
      <WhoSeesMoney isShared={query.data?.isShared === true} />
      <Answered
        query={query}
        what="your money"
        skeleton={<Skeletons count={6} className="h-28" />}
        failure={{ className: 'py-4' }}
      >
        {() => (
          <>
            <HouseholdMoney onUse={fillIn} />
            <MoneyFields state={state} />
            <ThreeWaysWhenKnown form={form} />
          </>
        )}
      </Answered>
    </section>
  )
}

/** Moves to the section for a link that names it, once it has its height. */
const useArrival = (heading: { current: HTMLHeadingElement | null }, isPending: boolean): void => {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== `#${yourMoneyId}` || isPending) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [hash, heading, isPending])
}

interface HouseholdMoneyProps {
  onUse: (money: HousemateMoney['money']) => void
}

function HouseholdMoney({ onUse }: HouseholdMoneyProps) {
  const { data: shared = [] } = useQuery({ ...housematesMoneyQuery, enabled: useIsInHousehold() === true })
  if (shared.length === 0) return null
  return (
    <ul aria-label="Money that your household shares" className="mb-7 flex flex-col gap-2">
      {shared.map(({ member, money, changedAt }) => (
        <TheirWords
          key={member.userId}
          member={member}
          changedAt={changedAt}
          what="the money"
          onUse={() => onUse(money)}
        >
          has said: {listText(wordsOf(money))}
        </TheirWords>
      ))}
    </ul>
  )
}

const wordsOf = ({ buyers = [], deposit, savings, rate, preApproval }: HousemateMoney['money']): string[] => {
  const words = [
    buyers.length > 0 && plural(buyers.length, 'buyer'),
    deposit && ('percent' in deposit ? `a deposit of ${deposit.percent}%` : `a deposit of ${dollars(deposit.dollars)}`),
    typeof savings === 'number' && `savings of ${dollars(savings)}`,
    typeof rate === 'number' && `a rate of ${rate}%`,
    typeof preApproval?.amount === 'number' && `a pre-approval of ${dollars(preApproval.amount)}`,
  ].filter((word) => typeof word === 'string')
  return words.length > 0 ? words : ['details of a loan']
}

const dollars = (amount: number): string => `$${countText(amount)}`

const ThreeWays = lazy(async () => ({ default: (await import('./three-ways/three-ways.tsx')).ThreeWays }))

/** The budget three ways, once the brief has a place and the money is enough; loads the tables then. */
function ThreeWaysWhenKnown({ form }: { form: MoneyForm }) {
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

import type { BuyersMoney } from '@verandah/contracts'
import { useQuery } from '@tanstack/react-query'
import { wallClockOf } from '@verandah/local-time'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNow } from '@/components/events/use-now.ts'
import { ownTimeZone } from '@/components/events/zone-note.ts'
import { ButtonLink, IconButton } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { useHandOnFocus } from '@/components/ui/use-hand-on-focus.ts'
import { moneyQuery, yourMoneyHref } from '@/lib/endpoints/buyers-money.ts'
import { dayMonthText } from '@/lib/format.ts'
import { daysUntil } from '@/lib/days.ts'
import { dismissedPreApproval, showsPreApproval } from '@/lib/storage/local.ts'

const remindedDays = 14

const lenderOf = (money: BuyersMoney | undefined): string | null => money?.preApproval?.lender ?? null

/** Reminds of the end of a pre-approval two weeks before it and after it, until dismissed for this end. */
export function PreApprovalStrip() {
  const { data: money, isError } = useQuery(moneyQuery)
  const [dismissed, setDismissed] = useState(dismissedPreApproval.read)
  const today = wallClockOf(useNow(), ownTimeZone()).date
  const day = endOf(money ?? {})
  const isShown = day !== null && day !== dismissed && daysUntil(day, today) <= remindedDays
  const isLoaded = money !== undefined
  useEffect(() => {
    if (isLoaded) showsPreApproval.write(isShown)
  }, [isLoaded, isShown])
  if (!isLoaded && !isError && showsPreApproval.read()) return <Skeleton className="mb-6 h-27 sm:h-15" />
  if (!isShown) return null
  const dismiss = () => {
    dismissedPreApproval.write(day)
    setDismissed(day)
  }
  return <Strip text={textOf(lenderOf(money), day, daysUntil(day, today))} onDismiss={dismiss} />
}

const Strip = ({ text, onDismiss }: { text: string; onDismiss: () => void }) => {
  const place = useRef<HTMLDivElement>(null)
  useHandOnFocus(place, 'h1')
  return (
    <div
      ref={place}
      className="mb-6 flex items-start gap-3 rounded-lg bg-ochre-soft py-2 pr-2 pl-5 sm:items-center sm:pl-6"
    >
      <div className="flex flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
        <p className="text-ink">{text}</p>
        <ButtonLink variant="link" size="text" to={yourMoneyHref}>
          Your money
        </ButtonLink>
      </div>
      <IconButton Icon={X} iconClass="size-4" label="Dismiss this reminder" onClick={onDismiss} />
    </div>
  )
}

const textOf = (lender: string | null, day: string, days: number): string => {
  const which = lender === null ? 'Your pre-approval' : `Your pre-approval with ${lender}`
  const on = dayMonthText(day)
  if (days < 0) return `${which} ended on ${on}. Homes are no longer checked against it.`
  if (days === 0) return `${which} ends today, ${on}.`
  return `${which} ends on ${on}, ${days === 1 ? 'tomorrow' : `in ${String(days)} days`}.`
}

/** The last day of a pre-approval, YYYY-MM-DD; null where none is said. */
function endOf({ preApproval }: BuyersMoney): string | null {
  return preApproval?.endsOn ?? null
}

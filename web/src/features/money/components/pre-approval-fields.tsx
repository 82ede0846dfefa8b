import { lenderMaxLength, paths } from '@verandah/contracts'
import { instantOf, wallClockOf } from '@verandah/local-time'
import { ownTimeZone } from '@/components/events/zone-note.ts'
import { AmountField } from '@/components/ui/amount-field.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { longDateText } from '@/lib/format.ts'
import { daysUntil } from '@/lib/days.ts'
import type { MoneyForm } from '../money-form.ts'
import type { MoneyProblems } from '../money-problems.ts'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { calendarEventsQuery, useAddEvent } from '@/lib/endpoints/calendar-events.ts'

interface PreApprovalFieldsProps {
  form: MoneyForm
  problems: MoneyProblems
  onChange: (changed: Partial<MoneyForm>) => void
}

/** What a lender has approved, until when; its end can be put into the calendar. */
export function PreApprovalFields({ form, problems, onChange }: PreApprovalFieldsProps) {
  return (
    <fieldset>
      <legend className="text-20 font-semibold tracking-tight">Pre-approval</legend>
      <p className="mt-1 text-14 text-ink-soft">
        The loan that a lender has approved in advance. Homes that need a larger one are marked, without counting a
        premium for mortgage insurance.
      </p>
      <div className="mt-3 grid gap-5 sm:grid-cols-2">
        <Field label="Lender" error={problems['preApproval.lender']}>
          <Input
            autoComplete="off"
            maxLength={lenderMaxLength}
            value={form.lender}
            onChange={({ target }) => onChange({ lender: target.value })}
          />
        </Field>
        <AmountField
          label="Loan approved"
          kind="money"
          isLikelierOffered={false}
          value={form.approved}
          onTextChange={(approved) => onChange({ approved })}
          error={problems['preApproval.amount']}
        />
        <Field label="Ends on" error={problems['preApproval.endsOn']}>
          <Input
            type="date"
            min="2000-01-01"
            max="2099-12-31"
            value={form.approvedUntil}
            onChange={({ target }) => onChange({ approvedUntil: target.value })}
          />
        </Field>
        {form.approvedUntil !== '' && <End day={form.approvedUntil} />}
      </div>
    </fieldset>
  )
}

const End = ({ day }: { day: string }) => {
  const hasEnded = daysUntil(day, wallClockOf(new Date(), ownTimeZone()).date) < 0
  return (
    <div className="flex flex-col items-start gap-2 self-end pb-1.5">
      {hasEnded ? (
        <p role="status" className="text-14 text-ink-soft">
          It ended on {longDateText(day)}, so homes are not checked against it. Ask your lender to renew it.
        </p>
      ) : (
        <AddEndToCalendar day={day} />
      )}
    </div>
  )
}

const title = 'Pre-approval ends'
const clock = '09:00'

/** Puts the last day into the calendar. Feeds of a calendar are read by others: the event names no lender or amount. */
function AddEndToCalendar({ day }: { day: string }) {
  const { data: events } = useQuery(calendarEventsQuery)
  const { mutate, isPending } = useAddEvent({
    added: 'The end of your pre-approval is in your calendar.',
    failed: (reason) => `There was an error adding the end of your pre-approval: ${reason}`,
  })
  const timeZone = ownTimeZone()
  const startTime = instantOf(`${day}T${clock}`, timeZone)
  if (startTime === null) return null
  const isThere = events?.some(
    (event) => event.title === title && Date.parse(event.startTime) === Date.parse(startTime),
  )
  if (isThere === true) {
    return (
      <ButtonLink variant="link" size="text" to={paths.calendar.href({ day })}>
        The end date is in your calendar
      </ButtonLink>
    )
  }
  return (
    <Button
      Icon={CalendarPlus}
      variant="secondary"
      size="sm"
      className="max-w-full shrink! py-1 whitespace-normal!"
      isPending={isPending}
      onClick={() => mutate({ title, startTime, eventType: 'Other', timeZone })}
    >
      Add the end date to my calendar
    </Button>
  )
}

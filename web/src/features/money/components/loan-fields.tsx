import { queryOptions, useQuery } from '@tanstack/react-query'
import { Field } from '@/components/ui/field.tsx'
import { NumberInput, Select } from '@/components/ui/input.tsx'
import type { MoneyForm } from '../money-form.ts'
import type { MoneyProblems } from '../money-problems.ts'
import { defaultTimeZone } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { readCostTables } from '@/lib/endpoints/cost-tables.ts'

interface LoanFieldsProps {
  form: MoneyForm
  problems: MoneyProblems
  onChange: (changed: Partial<MoneyForm>) => void
}

export function LoanFields({ form: { rate, years, lmi }, problems, onChange }: LoanFieldsProps) {
  const { data: usual } = useQuery(usualLoanQuery)
  return (
    <>
      <Field label="Interest rate, % a year" hint="Empty: a usual rate of new loans." error={problems.rate}>
        <NumberInput
          inputMode="decimal"
          name="rate"
          placeholder={usual ? `${usual.rate} is used` : undefined}
          maxLength={12}
          value={rate}
          onChange={({ target }) => onChange({ rate: target.value })}
        />
      </Field>
      <Field label="Loan term, years" error={problems.years}>
        <NumberInput
          name="years"
          placeholder={usual ? `${usual.years} is used` : undefined}
          maxLength={12}
          value={years}
          onChange={({ target }) => onChange({ years: target.value })}
        />
      </Field>
      <Field label="Mortgage insurance" hint="Lenders ask for it with a deposit of less than 20%.">
        <Select
          options={premiums}
          value={lmi}
          onChange={({ target }) => onChange({ lmi: target.value === 'paid' ? 'paid' : 'added' })}
        />
      </Field>
    </>
  )
}

const premiums = [
  { value: 'added', label: 'Added to the loan' },
  { value: 'paid', label: 'Paid at settlement' },
]

/** Percent a year, and years: the loan that is assumed where a buyer says nothing of it. */
const usualLoanQuery = queryOptions({
  queryKey: ['usualLoan'],
  queryFn: async ({ client }) => {
    const tables = await readCostTables(client)
    const { usualLoan } = await import('../usual-loan.ts')
    const loan = usualLoan(tables, wallClockOf(new Date(), defaultTimeZone).date)
    return loan && { rate: String(loan.rateBps / 100), years: String(loan.years) }
  },
})

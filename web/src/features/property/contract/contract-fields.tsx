import type { OwnAmount } from '@verandah/contracts'
import { AmountField } from '@/components/ui/amount-field.tsx'
import { Field } from '@/components/ui/field.tsx'
import { NumberInput, type Option, Select } from '@/components/ui/input.tsx'
import { unbuiltProblem } from './contract-form.ts'
import type { ContractState } from './use-contract.ts'
import { monthText } from '@/lib/format.ts'

export interface ContractAsked {
  state: ContractState
  isLand: boolean
  isStrata: boolean
  /** YYYY-MM where the home is. */
  thisMonth: string
}

export function ContractFields({ state, isLand, isStrata, thisMonth }: ContractAsked) {
  const { form, choose } = state
  const contractMonth = form.contractMonth > thisMonth ? form.contractMonth : ''
  const settlementMonth = form.settlementMonth >= (contractMonth || thisMonth) ? form.settlementMonth : ''
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Contract signed" hint="Most duty and grants go by this day.">
          <Select
            options={contractMonths(thisMonth)}
            value={contractMonth}
            onChange={({ target }) => choose({ contractMonth: target.value, settlementMonth: '' })}
          />
        </Field>
        <Field label="Settlement">
          <Select
            options={settlementMonths(contractMonth || thisMonth)}
            value={settlementMonth}
            onChange={({ target }) => choose({ settlementMonth: target.value })}
          />
        </Field>
        {form.isNew && !isLand && <OffThePlan state={state} />}
      </div>
      <AmountGroup title="Each year" state={state} names={isStrata ? ['strataYearly', ...rates] : rates} />
      <AmountGroup title="Your quotes" state={state} names={quotes} />
    </>
  )
}

const rates = ['ratesYearly', 'waterYearly'] as const
const quotes = ['conveyancing', 'inspection', 'lmi', 'moving', 'firstInsurance'] as const

const labels: Readonly<Record<OwnAmount, string>> = {
  strataYearly: 'Strata levies a year',
  ratesYearly: 'Council rates a year',
  waterYearly: 'Water a year',
  conveyancing: 'Conveyancing',
  inspection: 'Building and pest or strata report',
  lmi: 'Lenders mortgage insurance',
  moving: 'Moving',
  firstInsurance: 'First year of insurance',
}

const OffThePlan = ({ state: { form, change, choose, keep } }: { state: ContractState }) => (
  <>
    <Field
      label="Still to be built, % of the price"
      hint="For a home off the plan. The vendor or your conveyancer has the figure."
      error={unbuiltProblem(form)}
    >
      <NumberInput
        inputMode="decimal"
        maxLength={12}
        value={form.unbuilt}
        onChange={({ target }) => change({ unbuilt: target.value })}
        onBlur={() => keep()}
      />
    </Field>
    <Field label="Building on the day of the contract">
      <Select
        options={stages}
        value={form.construction}
        onChange={({ target }) => choose({ construction: target.value === 'underWay' ? 'underWay' : 'notStarted' })}
      />
    </Field>
  </>
)

const stages = [
  { value: 'notStarted', label: 'Not started' },
  { value: 'underWay', label: 'Under way' },
]

interface AmountGroupProps {
  title: string
  state: ContractState
  names: readonly OwnAmount[]
}

const AmountGroup = ({ title, state: { form, change, keep }, names }: AmountGroupProps) => (
  <fieldset>
    <legend className="font-semibold">{title}</legend>
    <div className="mt-2 grid gap-5 sm:grid-cols-2">
      {names.map((name) => (
        <AmountField
          key={name}
          label={labels[name]}
          kind="money"
          isLikelierOffered={false}
          value={form.amounts[name]}
          onTextChange={(text) => change({ amounts: { ...form.amounts, [name]: text } })}
          onBlur={() => keep()}
        />
      ))}
    </div>
  </fieldset>
)

const monthsAhead = (from: string, count: number): string[] => {
  const [year = 0, month = 0] = from.split('-').map(Number)
  return Array.from({ length: count }, (_, ahead) =>
    new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 7),
  )
}

const optionsOf = (months: readonly string[]): Option[] =>
  months.map((month) => ({ value: month, label: monthText(month) }))

/** The months in which a contract may still be made, this one first as "Today". */
function contractMonths(thisMonth: string): Option[] {
  return [{ value: '', label: 'Today' }, ...optionsOf(monthsAhead(thisMonth, 19).slice(1))]
}

/** Months of settlement: an off-the-plan home may take years. */
function settlementMonths(contractMonth: string): Option[] {
  return [{ value: '', label: 'Six weeks after the contract' }, ...optionsOf(monthsAhead(contractMonth, 49))]
}

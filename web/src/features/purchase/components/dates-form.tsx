import { type PurchaseDateProblems, purchaseDateProblems, type PurchaseTerms } from '@verandah/contracts'
import { isLand } from '@verandah/purchase-dates'
import { useState } from 'react'
import { FlagField } from '@/components/ui/flag-field.tsx'
import { FoldSummary } from '@/components/ui/fold-summary.tsx'
import { type PurchasedHome, type ShownTerms, termsOf } from '@/lib/purchase/facts.ts'
import { type FormField, type Stage, stagesOf } from '../model/stages.ts'
import { termsText } from '../model/terms-text.ts'
import { ClauseField } from './clause-field.tsx'
import { DayField } from './day-field.tsx'
import { MethodChoice } from './method-choice.tsx'

interface DatesFormProps {
  home: PurchasedHome
  terms: PurchaseTerms
  onChange: (terms: Partial<PurchaseTerms>) => void
}

/** What the buyer knows of the purchase, by its stages. Days that cannot be right are not kept, and say why. */
export function DatesForm({ home, terms, onChange }: DatesFormProps) {
  const [refused, setRefused] = useState<Partial<PurchaseTerms>>({})
  const said = { ...terms, ...refused }
  const shown = termsOf(home, said)
  const problems = purchaseDateProblems(said)
  const keep = (next: Partial<PurchaseTerms>): boolean => {
    const kept = { method: shown.method, ...next }
    const isRight = Object.keys(purchaseDateProblems({ ...terms, ...kept })).length === 0
    if (isRight) onChange(kept)
    return isRight
  }
  /** What is refused waits for the change that makes it right, and holds no other one up. */
  const change = (changed: Partial<PurchaseTerms>, held = refused) => {
    const isAllKept = keep({ ...held, ...changed })
    if (isAllKept) setRefused({})
    else setRefused(keep(changed) ? without(held, changed) : { ...held, ...changed })
  }
  const stages = stagesOf({ state: home.state, isLand: isLand(home), method: shown.method })
  return (
    <div className="flex flex-col gap-4">
      <MethodChoice method={shown.method} onChoose={(method) => change({ method }, {})} />
      <div className="divide-y divide-line border-y border-line">
        {stages.map((stage, index) => (
          <StageFields key={stage.title} {...{ stage, shown, problems }} isOpen={index === 0} onChange={change} />
        ))}
      </div>
    </div>
  )
}

const without = (held: Partial<PurchaseTerms>, changed: Partial<PurchaseTerms>): Partial<PurchaseTerms> =>
  Object.fromEntries(Object.entries(held).filter(([name]) => !(name in changed)))

interface StageFieldsProps {
  stage: Stage
  shown: ShownTerms
  problems: PurchaseDateProblems
  isOpen: boolean
  onChange: DatesFormProps['onChange']
}

const StageFields = ({ stage: { title, fields }, isOpen, ...rest }: StageFieldsProps) => (
  <details open={isOpen} className="group">
    <FoldSummary className="min-h-12 py-2">
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="block text-14 text-ink-soft group-open:hidden">{termsText(fields, rest.shown)}</span>
      </span>
    </FoldSummary>
    <div className="flex flex-col gap-4 pt-1 pb-5">
      {fields.map((field) => (
        <AnyField key={field.name} field={field} {...rest} />
      ))}
    </div>
  </details>
)

interface AnyFieldProps extends Pick<StageFieldsProps, 'shown' | 'problems' | 'onChange'> {
  field: FormField
}

const AnyField = ({ field, shown, problems, onChange }: AnyFieldProps) => {
  if (field.kind === 'flag')
    return (
      <FlagField
        label={field.label}
        hint={field.hint}
        isOn={shown[field.name]}
        onToggle={(isOn) => onChange({ [field.name]: isOn })}
      />
    )
  if (field.kind === 'clause')
    return (
      <ClauseField
        name={field.name}
        label={field.label}
        days={shown[`${field.name}Days`]}
        by={shown[`${field.name}By`]}
        problem={problems[`${field.name}By`]}
        onClause={({ days, by }) => onChange({ [`${field.name}Days`]: days, [`${field.name}By`]: by })}
      />
    )
  return (
    <DayField
      name={field.name}
      label={field.label}
      hint={field.hint}
      value={shown[field.name]}
      problem={problems[field.name]}
      onDay={(day) => onChange({ [field.name]: day })}
    />
  )
}

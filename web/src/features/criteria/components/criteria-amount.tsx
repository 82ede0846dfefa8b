import { type Control, useController } from 'react-hook-form'
import { AmountField } from '@/components/ui/amount-field.tsx'
import { amountProblem } from '@/lib/amounts.ts'
import { amountKinds, type AmountName, type CriteriaForm } from '../criteria-form.ts'

interface CriteriaAmountProps {
  control: Control<CriteriaForm>
  name: AmountName
  label: string
  placeholder: string
  hint?: string
  /** A field to revalidate when this one changes. */
  deps?: AmountName
}

/** An amount field of the criteria; invalid text blocks submission. */
export const CriteriaAmount = ({ control, name, deps, ...rest }: CriteriaAmountProps) => {
  const kind = amountKinds[name]
  const validate = (text: string) => amountProblem(kind, text) ?? true
  const { field, fieldState } = useController({ control, name, rules: { validate, ...(deps && { deps }) } })
  const { onChange, ...input } = field
  return <AmountField kind={kind} onTextChange={onChange} error={fieldState.error?.message} {...input} {...rest} />
}

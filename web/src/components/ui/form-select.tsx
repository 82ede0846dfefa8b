import { type FieldValues, useController, type UseControllerProps } from 'react-hook-form'
import { Field } from './field.tsx'
import { type Option, Select } from './input.tsx'

type FormSelectProps<Values extends FieldValues> = Required<Pick<UseControllerProps<Values>, 'control' | 'name'>> & {
  label: string
  hint?: string
  options: readonly Option[]
}

/** A labelled select bound to a react-hook-form form. */
export function FormSelect<Values extends FieldValues>({ label, hint, options, ...of }: FormSelectProps<Values>) {
  const { field, fieldState } = useController(of)
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      <Select options={options} {...field} />
    </Field>
  )
}

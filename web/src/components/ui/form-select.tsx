import { type FieldValues, useController, type UseControllerProps } from 'react-hook-form'
import { Field } from './field.tsx'
import { type Option, Select } from './input.tsx'

type FormSelectProps<Values extends FieldValues> = Required<Pick<UseControllerProps<Values>, 'control' | 'name'>> & {
  label: string
  options: readonly Option[]
}

/** A labelled select whose value a react-hook-form form holds. */
export const FormSelect = <Values extends FieldValues>({ label, options, ...of }: FormSelectProps<Values>) => {
  const { field, fieldState } = useController(of)
  return (
    <Field label={label} error={fieldState.error?.message}>
      <Select options={options} {...field} />
    </Field>
  )
}

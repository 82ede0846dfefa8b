import { type FieldValues, useController, type UseControllerProps } from 'react-hook-form'
import { type Option, Select } from './input.tsx'

type FormSelectProps<Values extends FieldValues> = Pick<UseControllerProps<Values>, 'control' | 'name'> & {
  options: readonly Option[]
}

/** A select whose value a react-hook-form form holds. What `Field` ties to it is passed on. */
export const FormSelect = <Values extends FieldValues>({
  control,
  name,
  options,
  ...rest
}: FormSelectProps<Values> & { id?: string }) => {
  const { field } = useController({ name, ...(control === undefined ? {} : { control }) })
  return <Select options={options} {...rest} {...field} />
}

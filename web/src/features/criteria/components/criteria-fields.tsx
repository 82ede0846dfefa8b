import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field.tsx'
import { NumberInput } from '@/components/ui/input.tsx'
import { FormSelect } from '@/components/ui/form-select.tsx'
import type { CriteriaForm } from '../criteria-form.ts'
import { bathroomOptions, bedroomOptions, parkingOptions, regionOptions, typeOptions } from '../criteria-options.ts'
import { SuburbField } from './suburb-field.tsx'

export const CriteriaFields = ({ form }: { form: UseFormReturn<CriteriaForm> }) => {
  const {
    register,
    control,
    formState: { errors },
  } = form
  return (
    <>
      <Group title="Where">
        <SuburbField form={form} />
        <Field label="State/region">
          <FormSelect control={control} name="state" options={regionOptions} />
        </Field>
      </Group>
      <Group title="Budget">
        <Field label="Minimum price" error={errors.minPrice?.message}>
          <NumberInput prefix="$" placeholder="No minimum" {...register('minPrice', { deps: 'maxPrice' })} />
        </Field>
        <Field label="Maximum price" error={errors.maxPrice?.message}>
          <NumberInput prefix="$" placeholder="No maximum" {...register('maxPrice')} />
        </Field>
      </Group>
      <Group title="The home">
        <Field label="Property type">
          <FormSelect control={control} name="propertyType" options={typeOptions} />
        </Field>
        <Field label="Bedrooms">
          <FormSelect control={control} name="minBedrooms" options={bedroomOptions} />
        </Field>
        <Field label="Bathrooms">
          <FormSelect control={control} name="minBathrooms" options={bathroomOptions} />
        </Field>
        <Field label="Parking">
          <FormSelect control={control} name="minParking" options={parkingOptions} />
        </Field>
        <Field
          label="Minimum land size"
          hint="Homes whose land size is unknown are left out."
          error={errors.minLandSize?.message}
        >
          <NumberInput suffix="m²" placeholder="No minimum" {...register('minLandSize')} />
        </Field>
      </Group>
    </>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid gap-x-5 gap-y-5 border-t border-line py-7 sm:grid-cols-2">
    <legend className="float-left mb-1 w-full text-20 font-semibold tracking-tight sm:col-span-2">{title}</legend>
    {children}
  </fieldset>
)

import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field.tsx'
import { NumberInput } from '@/components/ui/input.tsx'
import { Select } from '@/components/ui/select.tsx'
import type { CriteriaForm } from '../criteria-form.ts'
import { bathroomOptions, bedroomOptions, parkingOptions, regionOptions, typeOptions } from '../criteria-options.ts'
import { SuburbField } from './suburb-field.tsx'

export const CriteriaFields = ({ form }: { form: UseFormReturn<CriteriaForm> }) => {
  const { register } = form
  return (
    <>
      <Group title="Where">
        <SuburbField form={form} />
        <Field label="State/region">
          <Select options={regionOptions} {...register('state')} />
        </Field>
      </Group>
      <Group title="Budget">
        <Field label="Minimum price">
          <NumberInput prefix="$" placeholder="No minimum" {...register('minPrice')} />
        </Field>
        <Field label="Maximum price">
          <NumberInput prefix="$" placeholder="No maximum" {...register('maxPrice')} />
        </Field>
      </Group>
      <Group title="The home">
        <Field label="Property type">
          <Select options={typeOptions} {...register('propertyType')} />
        </Field>
        <Field label="Bedrooms">
          <Select options={bedroomOptions} {...register('minBedrooms')} />
        </Field>
        <Field label="Bathrooms">
          <Select options={bathroomOptions} {...register('minBathrooms')} />
        </Field>
        <Field label="Parking">
          <Select options={parkingOptions} {...register('minParking')} />
        </Field>
        <Field label="Minimum land size" hint="Homes whose land size is unknown are left out.">
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

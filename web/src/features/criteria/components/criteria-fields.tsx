import { placeText, regions } from '@verandah/contracts'
import type { ReactNode } from 'react'
import { useController, type UseFormReturn, useWatch } from 'react-hook-form'
import { SuggestionBox } from '@/components/location-picker/suggestion-box.tsx'
import { surroundings } from '@/components/search-filters/filter-fields.tsx'
import { WishPicker } from '@/components/search-filters/wish-picker.tsx'
import { Field } from '@/components/ui/field.tsx'
import { FormSelect } from '@/components/ui/form-select.tsx'
import type { Option } from '@/components/ui/input.tsx'
import type { CriteriaForm } from '../criteria-form.ts'
import { CriteriaAmount } from './criteria-amount.tsx'

const any: Option = { value: 'any', label: 'Any' }

const from1To = (most: number): Option[] => [
  any,
  ...Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: `${index + 1}+` })),
]

const bedroomOptions = from1To(5)
const bathroomOptions = from1To(4)
const parkingOptions = from1To(3)

const typeOptions: Option[] = [
  any,
  ...['House', 'Apartment', 'Townhouse', 'Land', 'Other'].map((type) => ({ value: type, label: type })),
]

const regionOptions: Option[] = [
  any,
  ...regions.map((region) => ({ value: region, label: region.charAt(0) + region.slice(1).toLowerCase() })),
]

export const CriteriaFields = ({ form }: { form: UseFormReturn<CriteriaForm> }) => {
  const { control } = form
  return (
    <>
      <Group title="Where">
        <SuburbField form={form} />
        <FormSelect label="State/region" control={control} name="state" options={regionOptions} />
        <FormSelect label="Surrounding suburbs" control={control} name="withinKm" options={surroundings} />
      </Group>
      <Group title="Budget">
        <CriteriaAmount
          label="Minimum price"
          control={control}
          name="minPrice"
          deps="maxPrice"
          placeholder="No minimum"
        />
        <CriteriaAmount label="Maximum price" control={control} name="maxPrice" placeholder="No maximum" />
      </Group>
      <Group title="The home">
        <FormSelect label="Property type" control={control} name="propertyType" options={typeOptions} />
        <FormSelect label="Bedrooms" control={control} name="minBedrooms" options={bedroomOptions} />
        <FormSelect label="Bathrooms" control={control} name="minBathrooms" options={bathroomOptions} />
        <FormSelect label="Parking" control={control} name="minParking" options={parkingOptions} />
        <CriteriaAmount
          label="Minimum land size"
          hint="Homes whose land size is unknown are left out."
          control={control}
          name="minLandSize"
          placeholder="No minimum"
        />
        <Wishes form={form} />
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

const Wishes = ({ form: { control } }: { form: UseFormReturn<CriteriaForm> }) => {
  const { field } = useController({ control, name: 'wishes' })
  return (
    <div className="sm:col-span-2">
      <WishPicker wishes={field.value} onChange={(wishes) => field.onChange([...wishes])} />
    </div>
  )
}

/** A suburb, chosen from suggestions or typed; typed text resolves to the most prominent match on save. */
const SuburbField = ({
  form: { control, setValue, clearErrors, formState },
}: {
  form: UseFormReturn<CriteriaForm>
}) => {
  const {
    field: { ref: box },
  } = useController({ control, name: 'suburb' })
  const [suburb, locality] = useWatch({ control, name: ['suburb', 'locality'] })
  const change = (name: string, place: CriteriaForm['locality']) => {
    clearErrors('suburb')
    setValue('suburb', name, { shouldDirty: true })
    setValue('locality', place, { shouldDirty: true })
  }
  return (
    <Field
      label="Suburb"
      hint={locality ? undefined : 'Choose one from the list, or type a name.'}
      error={formState.errors.suburb?.message}
    >
      <SuggestionBox
        ref={box}
        text={locality ? placeText(locality) : suburb}
        placeholder="Suburb or postcode"
        onTextChange={(text) => change(text, null)}
        onChoose={({ locality: name, state, postcode }) => change(name, { suburb: name, state, postcode })}
      />
    </Field>
  )
}

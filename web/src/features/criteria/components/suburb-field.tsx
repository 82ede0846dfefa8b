import { useController, type UseFormReturn, useWatch } from 'react-hook-form'
import { SuggestionBox } from '@/components/location-picker/suggestion-box.tsx'
import { Field } from '@/components/ui/field.tsx'
import type { CriteriaForm } from '../criteria-form.ts'

/** A suburb, chosen from the suggestions or as typed: typed text resolves to the most prominent match when it is saved. */
export const SuburbField = ({
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
        text={locality ? `${locality.suburb} ${locality.state} ${locality.postcode}` : suburb}
        placeholder="Suburb or postcode"
        onTextChange={(text) => change(text, null)}
        onChoose={({ locality: name, state, postcode }) => change(name, { suburb: name, state, postcode })}
      />
    </Field>
  )
}

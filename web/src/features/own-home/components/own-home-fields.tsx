import type { PropertyType } from '@verandah/contracts'
import { SuggestionBox } from '@/components/location-picker/suggestion-box.tsx'
import { AmountField } from '@/components/ui/amount-field.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input, NumberInput, Select, Textarea } from '@/components/ui/input.tsx'
import { labels, typeOptions } from '../own-home-form.ts'
import type { useOwnHomeForm } from '../use-own-home-form.ts'

type Form = ReturnType<typeof useOwnHomeForm>

/** Only the suburb is required; other fields improve the score. */
export function OwnHomeFields({ form: { form, change, field, errors, fill } }: { form: Form }) {
  return (
    <>
      <Field
        label="Link to its advert"
        hint="We fill in what we can from the text of the link. We don’t open it."
        error={errors.link}
      >
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={1000}
          {...field('link')}
          onChange={({ target }) => {
            change({ link: target.value })
            void fill(target.value)
          }}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Street and number">
          <Input autoComplete="off" placeholder="1/67 Louisa Road" maxLength={150} {...field('address')} />
        </Field>
        <div data-field="suburb">
          <SuburbField form={form} change={change} error={errors.suburb} />
        </div>
        <Field label="Property type">
          <Select
            options={typeOptions}
            {...field('propertyType')}
            onChange={({ target }) => change({ propertyType: target.value as PropertyType })}
          />
        </Field>
        <Field label="Price, as advertised" error={errors.price}>
          <Input autoComplete="off" placeholder="$1.1m - $1.2m, or Auction" maxLength={100} {...field('price')} />
        </Field>
      </div>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-4">
        {(['bedrooms', 'bathrooms', 'parking'] as const).map((name) => (
          <Field key={name} label={labels[name]} error={errors[name]}>
            <NumberInput maxLength={12} {...field(name)} />
          </Field>
        ))}
        <AmountField
          label={labels.landSize}
          kind="area"
          name="landSize"
          value={form.landSize}
          onTextChange={(landSize) => change({ landSize })}
          error={errors.landSize}
        />
      </div>
      <Field
        label="Features"
        hint="One per line, or separated by commas: solar panels, deck, study."
        error={errors.features}
      >
        <Textarea rows={3} maxLength={2500} {...field('features')} />
      </Field>
      <Field label="Description" hint="Words from the advert, or your own. We look for your criteria in them.">
        <Textarea rows={6} maxLength={5000} {...field('description')} />
      </Field>
    </>
  )
}

const SuburbField = ({ form, change, error }: Pick<Form, 'form' | 'change'> & { error: string | undefined }) => {
  const { locality, suburb } = form
  return (
    <Field label="Suburb" hint={locality ? undefined : 'Required. Choose one from the list.'} error={error}>
      <SuggestionBox
        text={locality ? `${locality.suburb} ${locality.state} ${locality.postcode}` : suburb}
        placeholder="Suburb or postcode"
        onTextChange={(text) => change({ suburb: text, locality: null })}
        onChoose={({ locality: name, state, postcode }) =>
          change({ suburb: name, locality: { suburb: name, state, postcode } })
        }
      />
    </Field>
  )
}

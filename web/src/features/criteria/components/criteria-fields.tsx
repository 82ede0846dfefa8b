import { regions } from '@verandah/contracts'
import type { ReactNode } from 'react'
import { anyOption } from '@/components/search-filters/count-options.ts'
import { BudgetFields, PlacesField, SizeFields, SurroundingField } from '@/components/search-filters/filter-fields.tsx'
import type { FilterProblems } from '@/components/search-filters/filters-form.ts'
import { TypesField } from '@/components/search-filters/types-field.tsx'
import { Field } from '@/components/ui/field.tsx'
import { type Option, Select } from '@/components/ui/input.tsx'
import type { CriteriaForm } from '../use-criteria-form.ts'

const types = ['House', 'Apartment', 'Townhouse', 'Land', 'Other'] as const

const regionOptions: Option[] = [anyOption, ...regions.map((region) => ({ value: region, label: region }))]

interface CriteriaFieldsProps {
  form: CriteriaForm
  problems: FilterProblems
  onChange: (changed: Partial<CriteriaForm>) => void
}

export function CriteriaFields(fields: CriteriaFieldsProps) {
  const { form, onChange } = fields
  return (
    <>
      <Group title="Where">
        <PlacesField label="Suburb" hint="Up to five. Choose them from the list, or type one name." {...fields} />
        <Field label="State/region" className="sm:col-span-3">
          <Select
            options={regionOptions}
            value={form.state}
            onChange={({ target }) => onChange({ state: target.value })}
          />
        </Field>
        <SurroundingField form={form} onChange={onChange} className="sm:col-span-3" />
      </Group>
      <Group title="Price Range">
        <BudgetFields {...fields} />
      </Group>
      <Group title="The home">
        <TypesField
          label="Property type"
          offered={types}
          types={form.types}
          onChange={(chosen) => onChange({ types: chosen })}
          className="sm:col-span-6"
        />
        <SizeFields landHint="Homes whose land size is unknown are left out." {...fields} />
      </Group>
    </>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid gap-x-5 gap-y-5 border-t border-line py-7 sm:grid-cols-6">
    <legend className="float-left mb-1 w-full text-20 font-semibold tracking-tight sm:col-span-6">{title}</legend>
    {children}
  </fieldset>
)

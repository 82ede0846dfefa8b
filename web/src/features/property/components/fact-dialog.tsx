import { type FactClaim, type FactName, factNames, factValues, type HomeFact, type Property } from '@verandah/contracts'
import { factWords } from '@verandah/scoring-model'
import { type SyntheticEvent, useState } from 'react'
import { factTitles } from '@/components/property/fact-titles.ts'
import { Dialog, FormActions } from '@/components/ui/dialog.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/input.tsx'

interface FactDialogProps {
  home: Property
  /** Null when adding a fact that no source states. */
  fact: HomeFact | null
  isSaving: boolean
  onSave: (claim: FactClaim) => void
  onClose: () => void
}

const stars = Array.from({ length: 21 }, (_, half) => String(half / 2))

const valueOptions = (name: FactName) => {
  const values: readonly string[] = factValues[name] ?? (name === 'energyRating' ? stars : [])
  return values.map((value) => ({ value, label: factWords({ name, value }) }))
}

const firstOf = ([first]: ReturnType<typeof valueOptions>): string => first?.value ?? ''

export function FactDialog({ home, fact, isSaving, onSave, onClose }: FactDialogProps) {
  const addable = factNames.filter((name) => name !== 'schoolZone' && !home.facts.some((known) => known.name === name))
  const [name, setName] = useState<FactName | undefined>(fact?.name ?? addable[0])
  const [value, setValue] = useState(fact?.value)
  if (name === undefined) return null
  const options = valueOptions(name)
  const chosen = value ?? firstOf(options)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSave({ name, value: chosen })
  }
  return (
    <Dialog
      title={fact === null ? 'Add what you know' : 'Correct a fact'}
      description="It counts only for you: on this page, in your searches and in your scores. You can undo it."
      onClose={onClose}
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        {fact === null && (
          <Field label="Fact">
            <Select
              value={name}
              options={addable.map((one) => ({ value: one, label: factTitles[one] }))}
              onChange={(event) => {
                setName(addable.find((one) => one === event.target.value))
                setValue(undefined)
              }}
            />
          </Field>
        )}
        <Field label={fact === null ? 'What you know' : factTitles[name]}>
          <Select value={chosen} options={options} onChange={(event) => setValue(event.target.value)} />
        </Field>
        <FormActions save="Save" saving="Saving..." isSaving={isSaving} onCancel={onClose} />
      </form>
    </Dialog>
  )
}

import { propertyTypes } from '@verandah/contracts'
import { wishableFacts, wishWords } from '@verandah/scoring-model'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { from1To } from '@/components/search-filters/count-options.ts'
import { AmountField } from '@/components/ui/amount-field.tsx'
import { Button } from '@/components/ui/button.tsx'
import { ChoiceChip } from '@/components/ui/choice-chip.tsx'
import { Dialog, DialogActions, StickyFoot } from '@/components/ui/dialog.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input, type Option, Select } from '@/components/ui/input.tsx'
import { amountProblem } from '@/lib/amounts.ts'
import { plural } from '@/lib/format.ts'
import { distances, hiddenOptions, wholeDollars } from './narrow-options.ts'
import { longestWords, type Narrowing, notNarrowed, wordsOf } from './narrowing.ts'

interface NarrowDialogProps {
  narrowing: Narrowing
  hiddenCount: number
  onNarrow: (change: Partial<Narrowing>) => void
  onClose: () => void
}

/** Narrows the homes of this search without running a new one. */
export const NarrowDialog = ({ narrowing, hiddenCount, onNarrow, onClose }: NarrowDialogProps) => {
  const [form, setForm] = useState(narrowing)
  const change = (changed: Partial<Narrowing>) => setForm({ ...form, ...changed })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (amountProblem('money', form.under ?? '') !== undefined) {
      event.currentTarget.querySelector<HTMLElement>('[name=under]')?.focus()
      return
    }
    onNarrow({ ...form, under: wholeDollars(form.under), words: wordsOf(form.words), without: wordsOf(form.without) })
    onClose()
  }
  return (
    <Dialog
      title="Filter these results"
      description="These filters only change what you see here. They don’t start a new search."
      className="sm:max-w-2xl!"
      onClose={onClose}
    >
      <form noValidate onSubmit={submit}>
        <NarrowFields form={form} onChange={change} hiddenCount={hiddenCount} />
        <StickyFoot>
          <DialogActions>
            <Button variant="secondary" onClick={() => setForm({ ...notNarrowed, sort: form.sort })}>
              Clear all
            </Button>
            <Button type="submit">Show homes</Button>
          </DialogActions>
        </StickyFoot>
      </form>
    </Dialog>
  )
}

interface FieldsProps {
  form: Narrowing
  onChange: (changed: Partial<Narrowing>) => void
  hiddenCount: number
}

const NarrowFields = ({ form, onChange, hiddenCount }: FieldsProps) => (
  <div className="flex flex-col gap-6">
    <Group title="Show only">
      <ChoiceChip isOn={form.open !== null} onToggle={(isOn) => onChange({ open: isOn ? 'weekend' : null })}>
        Open this weekend
      </ChoiceChip>
      <ChoiceChip isOn={form.unseen !== null} onToggle={(isOn) => onChange({ unseen: isOn ? '1' : null })}>
        Not seen yet
      </ChoiceChip>
    </Group>
    <Group title="Property type">
      {propertyTypes.map((type) => (
        <ChoiceChip
          key={type}
          isOn={form.type.includes(type)}
          onToggle={() => onChange({ type: toggled(form.type, type) })}
        >
          {type}
        </ChoiceChip>
      ))}
    </Group>
    <div className="grid gap-5 sm:grid-cols-6">
      <AmountField
        label="Price under"
        kind="money"
        name="under"
        placeholder="Any price"
        value={form.under ?? ''}
        onTextChange={(under) => onChange({ under })}
        className="sm:col-span-3"
      />
      <Picker label="Distance" name="distance" options={distances} {...{ form, onChange }} className="sm:col-span-3" />
      <Picker label="Bedrooms" name="beds" options={from1To(5)} {...{ form, onChange }} />
      <Picker label="Bathrooms" name="baths" options={from1To(4)} {...{ form, onChange }} />
      <Picker label="Parking" name="parking" options={from1To(3)} {...{ form, onChange }} />
      <Words
        label="Words to include"
        name="words"
        hint="All of them, such as: courtyard north"
        {...{ form, onChange }}
      />
      <Words
        label="Words to leave out"
        name="without"
        hint="None of them, such as: body corporate"
        {...{ form, onChange }}
      />
    </div>
    <Group title="The advert must mention">
      {wishableFacts.map((fact) => {
        const key = `${fact.name}:${fact.value}`
        return (
          <ChoiceChip
            key={key}
            isOn={form.fact.includes(key)}
            onToggle={() => onChange({ fact: toggled(form.fact, key) })}
          >
            {wishWords(fact)}
          </ChoiceChip>
        )
      })}
    </Group>
    <Field
      label="Hidden homes"
      hint={hiddenCount > 0 ? `You have hidden ${plural(hiddenCount, 'home')} in this search.` : undefined}
    >
      <Select
        options={hiddenOptions}
        value={form.hidden ?? ''}
        onChange={({ target: { value } }) => onChange({ hidden: value === 'show' || value === 'only' ? value : null })}
      />
    </Field>
  </div>
)

const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="mb-2 text-14 font-semibold">{title}</legend>
    {children}
  </fieldset>
)

interface PickProps extends Pick<FieldsProps, 'form' | 'onChange'> {
  label: string
  name: 'distance' | 'beds' | 'baths' | 'parking'
  options: readonly Option[]
  className?: string
}

const Picker = ({ label, name, options, form, onChange, className = 'sm:col-span-2' }: PickProps) => (
  <Field label={label} className={className}>
    <Select
      options={options}
      value={form[name] ?? ''}
      onChange={({ target }) => onChange({ [name]: target.value === '' ? null : target.value })}
    />
  </Field>
)

interface WordsProps extends Pick<FieldsProps, 'form' | 'onChange'> {
  label: string
  name: 'words' | 'without'
  hint: string
}

const Words = ({ label, name, hint, form, onChange }: WordsProps) => (
  <Field label={label} hint={hint} className="sm:col-span-3">
    <Input
      value={form[name] ?? ''}
      maxLength={longestWords}
      onChange={({ target }) => onChange({ [name]: target.value === '' ? null : target.value })}
    />
  </Field>
)

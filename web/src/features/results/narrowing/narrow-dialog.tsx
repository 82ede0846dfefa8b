import { propertyTypes } from '@verandah/contracts'
import { wishableFacts, wishWords } from '@verandah/scoring-model'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { from1To } from '@/components/search-filters/count-options.ts'
import { Button } from '@/components/ui/button.tsx'
import { ChoiceChip } from '@/components/ui/choice-chip.tsx'
import { Dialog, DialogActions, StickyFoot } from '@/components/ui/dialog.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/input.tsx'
import { amountProblem } from '@/lib/amounts.ts'
import { plural } from '@/lib/format.ts'
import { toggled } from '@/lib/toggled.ts'
import { distances, hiddenOptions, wholeDollars } from './narrow-options.ts'
import { Amount, amounts, Picker, Words } from './narrow-fields.tsx'
import { type Narrowing, notNarrowed, wordsOf } from './narrowing.ts'

interface NarrowDialogProps {
  narrowing: Narrowing
  hiddenCount: number
  /** The buyer has said enough of their money for costs. */
  hasCosts: boolean
  onNarrow: (change: Partial<Narrowing>) => void
  onClose: () => void
}

/** Narrows the homes of this search without running a new one. */
export function NarrowDialog({ narrowing, hiddenCount, hasCosts, onNarrow, onClose }: NarrowDialogProps) {
  const [form, setForm] = useState(narrowing)
  const change = (changed: Partial<Narrowing>) => setForm({ ...form, ...changed })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const refused = amounts.find((name) => amountProblem('money', form[name] ?? '') !== undefined)
    if (refused !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${refused}]`)?.focus()
      return
    }
    const dollars = Object.fromEntries(amounts.map((name) => [name, wholeDollars(form[name])]))
    onNarrow({ ...form, ...dollars, words: wordsOf(form.words), without: wordsOf(form.without) })
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
        <NarrowFields form={form} onChange={change} {...{ hiddenCount, hasCosts }} />
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
  hasCosts: boolean
}

const NarrowFields = ({ form, onChange, hiddenCount, hasCosts }: FieldsProps) => (
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
      <Amount label="Price under" name="under" placeholder="Any price" {...{ form, onChange }} />
      <Picker label="Distance" name="distance" options={distances} {...{ form, onChange }} className="sm:col-span-3" />
      {(hasCosts || form.cash !== null) && (
        <Amount label="Cash needed up to" name="cash" placeholder="Any amount" {...{ form, onChange }} />
      )}
      {(hasCosts || form.month !== null) && (
        <Amount label="Monthly repayment up to" name="month" placeholder="Any repayment" {...{ form, onChange }} />
      )}
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

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="mb-2 text-14 font-semibold">{title}</legend>
    {children}
  </fieldset>
)

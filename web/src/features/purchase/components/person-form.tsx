import { agreedMaxLength, type PurchasePerson, type PurchaseRole, purchaseRoles } from '@verandah/contracts'
import { Field } from '@/components/ui/field.tsx'
import { Input, Select, Textarea } from '@/components/ui/input.tsx'
import { useUnsaved } from '@/lib/storage/use-unsaved.ts'
import { EntryForm } from './entry-form.tsx'
import type { EntryFormOf } from './entry-list.tsx'
import { roleTitles } from './role-titles.ts'

interface PersonFormProps extends EntryFormOf<PurchasePerson> {
  /** Null: a new one. */
  person: PurchasePerson | null
}

type Draft = Omit<PurchasePerson, 'id'>

const blank: Draft = {
  role: 'conveyancer',
  name: '',
  company: '',
  phone: '',
  email: '',
  agreed: '',
}

const roles = purchaseRoles.map((value) => ({ value, label: roleTitles[value] }))

export function PersonForm({ person, id, keptAs, onSave, onCancel }: PersonFormProps) {
  const { edited, setEdited, discard } = useUnsaved<Draft>(keptAs, blank)
  const draft = edited ?? draftOf(person)
  const change = (patch: Partial<Draft>) => setEdited({ ...draft, ...patch })
  const problems = problemsIn(draft)
  const cancel = () => {
    discard()
    onCancel()
  }
  const submit = () => {
    const isRight = problems.name === undefined && problems.email === undefined
    if (isRight) onSave(personOf(draft, id))
    return isRight
  }
  return (
    <EntryForm what="person" isNew={person === null} onSubmit={submit} onCancel={cancel}>
      {(isRefused) => (
        <>
          <Field label="Role">
            <Select
              options={roles}
              value={draft.role}
              onChange={({ target }) => change({ role: target.value as PurchaseRole })}
            />
          </Field>
          <Field label="Name" error={isRefused ? problems.name : undefined}>
            <Input maxLength={120} value={draft.name} onChange={({ target }) => change({ name: target.value })} />
          </Field>
          <Field label="Company (optional)">
            <Input maxLength={120} value={draft.company} onChange={({ target }) => change({ company: target.value })} />
          </Field>
          <Field label="Phone (optional)">
            <Input
              type="tel"
              maxLength={40}
              value={draft.phone}
              onChange={({ target }) => change({ phone: target.value })}
            />
          </Field>
          <Field label="Email (optional)" error={isRefused ? problems.email : undefined}>
            <Input
              type="email"
              maxLength={254}
              value={draft.email}
              onChange={({ target }) => change({ email: target.value })}
            />
          </Field>
          <Field label="What was agreed (optional)" className="sm:col-span-2">
            <Textarea
              rows={3}
              maxLength={agreedMaxLength}
              value={draft.agreed}
              onChange={({ target }) => change({ agreed: target.value })}
            />
          </Field>
        </>
      )}
    </EntryForm>
  )
}

const draftOf = (person: PurchasePerson | null): Draft => {
  if (person === null) return blank
  const { id: _, ...draft } = person
  return draft
}

const problemsIn = ({ name, email }: Draft) => ({
  name: name.trim() === '' ? 'Enter a name' : undefined,
  email:
    email.trim() === '' || /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim())
      ? undefined
      : 'Enter an email address such as mia@example.com',
})

const personOf = (draft: Draft, id: string): PurchasePerson => ({
  id,
  role: draft.role,
  name: draft.name.trim(),
  company: draft.company.trim(),
  phone: draft.phone.trim(),
  email: draft.email.trim(),
  agreed: draft.agreed.trim(),
})

import { agreedMaxLength, type PurchasePerson, type PurchaseRole, purchaseRoles } from '@verandah/contracts'
import { useState } from 'react'
import { Field } from '@/components/ui/field.tsx'
import { Input, Select, Textarea } from '@/components/ui/input.tsx'
import { EntryForm } from './entry-form.tsx'
import { roleTitles } from './role-titles.ts'

interface PersonFormProps {
  /** Null: a new one. */
  person: PurchasePerson | null
  onSave: (person: PurchasePerson) => void
  onCancel: () => void
}

const nobody: Omit<PurchasePerson, 'id'> = {
  role: 'conveyancer',
  name: '',
  company: '',
  phone: '',
  email: '',
  agreed: '',
}

const roles = purchaseRoles.map((value) => ({ value, label: roleTitles[value] }))

export function PersonForm({ person, onSave, onCancel }: PersonFormProps) {
  const [draft, setDraft] = useState(person ?? nobody)
  const change = (patch: Partial<PurchasePerson>) => setDraft({ ...draft, ...patch })
  const problems = problemsIn(draft)
  const submit = () => {
    const isRight = problems.name === undefined && problems.email === undefined
    if (isRight) onSave(personOf(draft, person))
    return isRight
  }
  return (
    <EntryForm what="person" isNew={person === null} onSubmit={submit} onCancel={onCancel}>
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

const problemsIn = ({ name, email }: Omit<PurchasePerson, 'id'>) => ({
  name: name.trim() === '' ? 'Enter a name' : undefined,
  email:
    email.trim() === '' || /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim())
      ? undefined
      : 'Enter an email address such as mia@example.com',
})

const personOf = (draft: Omit<PurchasePerson, 'id'>, before: PurchasePerson | null): PurchasePerson => ({
  id: before?.id ?? crypto.randomUUID(),
  role: draft.role,
  name: draft.name.trim(),
  company: draft.company.trim(),
  phone: draft.phone.trim(),
  email: draft.email.trim(),
  agreed: draft.agreed.trim(),
})

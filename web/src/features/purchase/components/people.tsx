import { maxPeople, type PurchasePerson } from '@verandah/contracts'
import { Mail, Phone, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'
import { type Change, dropPerson, putPerson } from '@/lib/purchase/details.ts'
import { PersonForm } from './person-form.tsx'
import { roleTitles } from './role-titles.ts'

interface PeopleProps {
  people: readonly PurchasePerson[]
  onChange: (change: Change) => void
}

/** Whom the buyer deals with, and what was agreed. */
export const People = ({ people, onChange }: PeopleProps) => {
  const [editing, setEditing] = useState<string | null>(null)
  const [deleted, setDeleted] = useState<PurchasePerson | null>(null)
  const save = (person: PurchasePerson) => {
    setEditing(null)
    setDeleted(null)
    onChange(putPerson(person))
  }
  const form = (person: PurchasePerson | null) => (
    <PersonForm person={person} onSave={save} onCancel={() => setEditing(null)} />
  )
  return (
    <div className="flex flex-col gap-4">
      {people.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {people.map((person) => (
            <li key={person.id} className="py-4">
              {editing === person.id ? (
                form(person)
              ) : (
                <PersonRow
                  person={person}
                  onEdit={() => setEditing(person.id)}
                  onDelete={() => {
                    setDeleted(person)
                    onChange(dropPerson(person.id))
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {deleted !== null && (
        <UndoStrip action={`deleting ${deleted.name}`} onUndo={() => save(deleted)}>
          {deleted.name} was deleted.
        </UndoStrip>
      )}
      {editing === newPerson ? (
        form(null)
      ) : (
        <Button
          variant="secondary"
          Icon={Plus}
          className="self-start"
          disabled={people.length >= maxPeople}
          onClick={() => setEditing(newPerson)}
        >
          Add a person
        </Button>
      )}
      {people.length >= maxPeople && (
        <p className="text-14 text-ink-soft">This list holds {maxPeople} people. Delete one to add another.</p>
      )}
    </div>
  )
}

const newPerson = 'new'

interface PersonRowProps {
  person: PurchasePerson
  onEdit: () => void
  onDelete: () => void
}

const reach =
  'inline-flex min-h-11 items-center gap-2 text-16 text-eucalypt underline decoration-1 underline-offset-4 hover:decoration-2 wrap-anywhere'

const PersonRow = ({ person, onEdit, onDelete }: PersonRowProps) => {
  const { role, name, company, phone, email, agreed } = person
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="min-w-0">
          <p className="text-16 font-semibold wrap-anywhere">{name}</p>
          <p className="text-14 text-ink-soft wrap-anywhere">
            {roleTitles[role]}
            {company !== '' && `, ${company}`}
          </p>
        </div>
        <div className="-mx-2 flex">
          <Button variant="quiet" size="sm" onClick={onEdit}>
            Edit<span className="sr-only"> {name}</span>
          </Button>
          <Button variant="quiet" size="sm" onClick={onDelete}>
            Delete<span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
      <p className="flex flex-wrap gap-x-6 empty:hidden">
        {phone !== '' && (
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={reach}>
            <Phone aria-hidden className="size-4 shrink-0" />
            {phone}
          </a>
        )}
        {email !== '' && (
          <a href={`mailto:${email}`} className={reach}>
            <Mail aria-hidden className="size-4 shrink-0" />
            {email}
          </a>
        )}
      </p>
      {agreed !== '' && <p className="max-w-[64ch] text-14 wrap-anywhere whitespace-pre-line">{agreed}</p>}
    </div>
  )
}

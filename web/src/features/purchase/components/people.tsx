import { maxPeople, type PurchasePerson } from '@verandah/contracts'
import { Mail, Phone } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import type { PutChange } from '../use-purchase.ts'
import { dropPerson, putPerson } from '@/lib/purchase/details.ts'
import { EntryList } from './entry-list.tsx'
import { PersonForm } from './person-form.tsx'
import { roleTitles } from './role-titles.ts'

interface PeopleProps {
  propertyId: string
  people: readonly PurchasePerson[]
  onChange: PutChange
}

export function People({ propertyId, people, onChange }: PeopleProps) {
  return (
    <EntryList
      entries={people}
      keptAs={`people ${propertyId}`}
      words={{ one: 'a person', many: 'people' }}
      most={maxPeople}
      row={(person, on) => <PersonRow person={person} {...on} />}
      form={(person, given) => <PersonForm person={person} {...given} />}
      deleted={({ name }) => ({ action: `deleting ${name}`, text: `${name} was deleted.` })}
      onPut={(person, keptAs) => onChange(putPerson(person), keptAs)}
      onDrop={(id, keptAs) => onChange(dropPerson(id), keptAs)}
    />
  )
}

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
            <Phone className="size-4 shrink-0" />
            {phone}
          </a>
        )}
        {email !== '' && (
          <a href={`mailto:${email}`} className={reach}>
            <Mail className="size-4 shrink-0" />
            {email}
          </a>
        )}
      </p>
      {agreed !== '' && <p className="max-w-[64ch] text-14 wrap-anywhere whitespace-pre-line">{agreed}</p>}
    </div>
  )
}

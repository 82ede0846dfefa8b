import type { Enquiry } from '@verandah/contracts'
import { type SubmitEvent, useState } from 'react'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { useSendEnquiry } from './api/send-enquiry.ts'
import {
  clearedDraft,
  enquiryFields,
  enquiryOf,
  type EnquiryDraft,
  type EnquiryErrors,
  errorsIn,
} from './enquiry-draft.ts'

/** The contact form: what it holds is kept until it was sent. */
export const useEnquiryForm = () => {
  const { data: user } = useCurrentUser()
  const [draft, setDraft] = useState<EnquiryDraft>({})
  const [isChecked, setChecked] = useState(false)
  const sending = useSendEnquiry()
  const enquiry = enquiryOf(draft, user)
  const errors: EnquiryErrors = isChecked ? errorsIn(enquiry) : {}

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const wrong = errorsIn(enquiry)
    const first = enquiryFields.find((field) => wrong[field] !== undefined)
    if (first === undefined) send()
    else focusOn(event.currentTarget, first)
  }
  const send = () =>
    sending.mutate(enquiry, {
      onSuccess: () => {
        setDraft(clearedDraft)
        setChecked(false)
      },
    })
  const field = (name: keyof Enquiry) => ({
    name,
    value: enquiry[name],
    'aria-required': true,
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  })
  return { field, errors, submit, isPending: sending.isPending }
}

const focusOn = (form: HTMLFormElement, field: keyof Enquiry): void => {
  const control = form.elements.namedItem(field)
  if (control instanceof HTMLElement) control.focus()
}

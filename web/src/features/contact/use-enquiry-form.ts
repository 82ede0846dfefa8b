import { useMutation } from '@tanstack/react-query'
import { type CurrentUser, type Enquiry, sendEnquiry } from '@verandah/contracts'
import { type SubmitEvent, useState } from 'react'
import { errorText, hasStatus } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { logError } from '@/lib/log-error.ts'
import { toast } from '@/lib/toast.ts'

/** The contact form; keeps its input until it is sent. */
export function useEnquiryForm() {
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

type EnquiryDraft = Partial<Enquiry>

type EnquiryErrors = Partial<Record<keyof Enquiry, string>>

const clearedDraft: EnquiryDraft = { name: '', email: '', subject: '', message: '' }

const enquiryOf = (draft: EnquiryDraft, user: CurrentUser | null | undefined): Enquiry => ({
  name: draft.name ?? user?.name ?? '',
  email: draft.email ?? user?.email ?? '',
  subject: draft.subject ?? '',
  message: draft.message ?? '',
})

const missing: Readonly<Record<keyof Enquiry, string>> = {
  name: 'Enter your name',
  email: 'Enter your email so we can reply',
  subject: 'Enter a subject',
  message: 'Write your message',
}

const errorsIn = (enquiry: Enquiry): EnquiryErrors => {
  const errors: EnquiryErrors = {}
  for (const field of enquiryFields) if (enquiry[field].trim() === '') errors[field] = missing[field]
  if (errors.email === undefined && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(enquiry.email.trim()))
    errors.email = 'Enter an email address'
  return errors
}

const enquiryFields = ['name', 'email', 'subject', 'message'] as const

const failed = 'Failed to send message. Please try again later.'

const useSendEnquiry = () =>
  useMutation({
    mutationFn: (body: Enquiry) => callRoute(sendEnquiry, { body }),
    onSuccess: () => toast({ title: 'Your message has been sent successfully!' }),
    onError: (error) => {
      logError('The message could not be sent', error)
      toast({ title: failed, variant: 'destructive', ...(hasStatus(error, 429) && { description: errorText(error) }) })
    },
  })

import type { CurrentUser, Enquiry } from '@verandah/contracts'

/** What was typed so far; a field that nobody touched is missing. */
export type EnquiryDraft = Partial<Enquiry>

export type EnquiryErrors = Partial<Record<keyof Enquiry, string>>

export const clearedDraft: EnquiryDraft = { name: '', email: '', subject: '', message: '' }

/** The fields as they are shown: who is signed in need not say who they are. */
export const enquiryOf = (draft: EnquiryDraft, user: CurrentUser | null | undefined): Enquiry => ({
  name: draft.name ?? user?.name ?? '',
  email: draft.email ?? user?.email ?? '',
  subject: draft.subject ?? '',
  message: draft.message ?? '',
})

const missing: Readonly<Record<keyof Enquiry, string>> = {
  name: 'Enter your name',
  email: 'Enter your email, so that we can answer',
  subject: 'Enter a subject',
  message: 'Write your message',
}

/** What is missing or cannot be right; the server has the last word. */
export const errorsIn = (enquiry: Enquiry): EnquiryErrors => {
  const errors: EnquiryErrors = {}
  for (const field of enquiryFields) if (enquiry[field].trim() === '') errors[field] = missing[field]
  if (errors.email === undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(enquiry.email.trim()))
    errors.email = 'Enter an e-mail address'
  return errors
}

export const enquiryFields = ['name', 'email', 'subject', 'message'] as const

import { paths } from '@verandah/contracts'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input, Textarea } from '@/components/ui/input.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { TextLink } from '@/components/ui/text.tsx'
import { usePreparedToasts } from '@/components/ui/toast-region.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

const description = 'Contact Verandah with questions about searches, scores, plans and invoices, or with an idea.'

export function ContactPage() {
  usePreparedToasts()
  return (
    <Page title="Contact" description={description}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:py-6">
        <div>
          <PageHeading>Contact us</PageHeading>
          <p className="mt-3 max-w-[44ch] text-20 text-ink-soft">
            A question, a problem or an idea? Send us a message.
          </p>
        </div>
        <ContactForm />
        <GoodToKnow />
      </div>
    </Page>
  )
}

const ContactForm = () => {
  const { field, errors, submit, isPending } = useEnquiryForm()
  return (
    <form
      noValidate
      aria-label="Contact"
      onSubmit={submit}
      className="flex flex-col gap-5 self-start rounded-xl lg:col-start-2 lg:row-span-2 lg:row-start-1 border border-line bg-surface p-5 sm:p-8"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={errors.name}>
          <Input autoComplete="name" maxLength={120} {...field('name')} />
        </Field>
        <Field label="Email" error={errors.email}>
          <Input type="email" autoComplete="email" maxLength={254} {...field('email')} />
        </Field>
      </div>
      <Field label="Subject" error={errors.subject}>
        <Input autoComplete="off" maxLength={160} {...field('subject')} />
      </Field>
      <Field label="Message" error={errors.message}>
        <Textarea rows={6} maxLength={5000} {...field('message')} />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="lg" busy={isPending && 'Sending…'}>
          Send message
        </Button>
        <p className="text-14 text-ink-faint">All fields are required.</p>
      </div>
    </form>
  )
}

const GoodToKnow = () => (
  <dl className="grid content-start max-w-[46ch] gap-5 border-t border-line pt-6 text-14 text-ink-soft">
    <Fact title="A quick answer">
      The <TextLink to={paths.help.href()}>help centre</TextLink> answers common questions about scores, missing prices,
      cancelling and your data.
    </Fact>
    <Fact title="Does a home look wrong?">Send us its address and tell us what’s wrong, and we’ll look into it.</Fact>
    <Fact title="Plans and invoices">
      Prices are on <TextLink to={paths.pricing}>the plans page</TextLink>; your invoices are in your{' '}
      <TextLink to={paths.subscription}>subscription</TextLink>.
    </Fact>
    <Fact title="What happens to your message">
      We save it before we pass it on, so it can’t get lost. We only use your address to reply.
    </Fact>
  </dl>
)

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt className="font-semibold text-ink">{title}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
)

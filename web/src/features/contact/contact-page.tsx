import { Page, PageHeading } from '@/components/ui/page.tsx'
import { usePreparedToasts } from '@/components/ui/toast-region.tsx'
import { ContactForm } from './components/contact-form.tsx'
import { GoodToKnow } from './components/good-to-know.tsx'

const description =
  'Write to Verandah: questions about searches, scores, plans and invoices, or an idea for the next one.'

export const ContactPage = () => {
  usePreparedToasts()
  return (
    <Page title="Contact" description={description}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:py-6">
        <div>
          <PageHeading>Contact us</PageHeading>
          <p className="mt-3 max-w-[44ch] text-20 text-ink-soft">A question, a fault, an idea: write us a few lines.</p>
        </div>
        <ContactForm />
        <GoodToKnow />
      </div>
    </Page>
  )
}

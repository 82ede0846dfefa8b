import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Textarea } from '@/components/ui/textarea.tsx'
import { useEnquiryForm } from '../use-enquiry-form.ts'

export const ContactForm = () => {
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
        <Button type="submit" size="lg" isPending={isPending}>
          {isPending ? 'Sending…' : 'Send message'}
        </Button>
        <p className="text-14 text-ink-faint">All four are needed.</p>
      </div>
    </form>
  )
}

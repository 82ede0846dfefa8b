import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { accountLinkMinutes, ForgottenPassword, forgotPassword, getAccountMail, paths } from '@verandah/contracts'
import { useForm } from 'react-hook-form'
import { Answered } from '@/components/ui/answered.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { EntryPage } from '@/components/ui/entry-page.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Skeletons } from '@/components/ui/spinner.tsx'
import { TextLink } from '@/components/ui/text.tsx'
import { usePreparedToasts } from '@/components/ui/toast-region.tsx'
import { callRoute } from '@/lib/api/call-route.ts'
import { routeQuery } from '@/lib/api/route-query.ts'
import { toastFailure } from '@/lib/toast.ts'

/** Requests a password reset link. Shows the same result whether or not the account exists. */
export function ForgotPasswordPage() {
  usePreparedToasts()
  const mail = useQuery(routeQuery(getAccountMail, {}))
  const asking = useMutation({
    mutationFn: (body: ForgottenPassword) => callRoute(forgotPassword, { body }),
    onError: toastFailure('We could not send the link'),
  })
  if (asking.isSuccess) return <Sent to={asking.variables.email} onAgain={asking.reset} />
  if (mail.data?.isSent === false) return <NoMail />
  return (
    <EntryPage
      title="Forgot your password?"
      lead="Enter the email address of your account. We’ll send you your username and a link to choose a new password."
    >
      <Answered query={mail} what="this page" skeleton={<Skeletons count={2} className="h-13" />}>
        {() => <EmailForm isPending={asking.isPending} onAsk={asking.mutate} />}
      </Answered>
    </EntryPage>
  )
}

const EmailForm = ({ isPending, onAsk }: { isPending: boolean; onAsk: (asked: ForgottenPassword) => void }) => {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ForgottenPassword),
    defaultValues: { email: '' },
  })
  const submit = handleSubmit((asked) => onAsk(asked))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label="Email" error={formState.errors.email?.message}>
        <Input type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Button type="submit" size="lg" busy={isPending && 'Sending…'} className="mt-1">
        Send me a link
      </Button>
      <p className="text-14 text-ink-soft">
        Remembered it? <TextLink to={paths.auth.href()}>Log in</TextLink>
      </p>
    </form>
  )
}

const Sent = ({ to, onAgain }: { to: string; onAgain: () => void }) => (
  <EntryPage
    title="Check your inbox"
    lead={
      <p role="status">
        If there is an account for <strong className="font-semibold [overflow-wrap:anywhere] text-ink">{to}</strong>, a
        link is on its way. It works once, for {accountLinkMinutes} minutes.
      </p>
    }
  >
    <p className="mb-6 text-14 text-ink-soft">
      Nothing after a few minutes? Look in your spam folder, or check the address and try again.
    </p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={paths.auth.href()}>Back to log in</ButtonLink>
      <Button variant="secondary" onClick={onAgain}>
        Try another address
      </Button>
    </div>
  </EntryPage>
)

/** Shown if the installation sends no mail: an operator has to create the link. */
const NoMail = () => (
  <EntryPage
    title="Forgot your password?"
    lead="This site can’t send email, so we can’t send you a link. Whoever runs it can make one for you: ask them for a reset link for your username."
  >
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={paths.contact}>Contact us</ButtonLink>
      <ButtonLink variant="secondary" to={paths.auth.href()}>
        Back to log in
      </ButtonLink>
    </div>
  </EntryPage>
)

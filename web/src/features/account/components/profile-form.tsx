import { useMutation } from '@tanstack/react-query'
import { zodResolver } from '@hookform/resolvers/zod'
import { type CurrentUser, Profile, updateProfile } from '@verandah/contracts'
import { useForm } from 'react-hook-form'
import { SettingsSection } from '@/components/settings/settings-page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { callRoute } from '@/lib/api/call-route.ts'
import { currentUserQuery } from '@/lib/endpoints/current-user.ts'
import { toast, toastFailure } from '@/lib/toast.ts'

export function ProfileForm({ user }: { user: CurrentUser }) {
  const saving = useUpdateProfile()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Profile),
    defaultValues: { name: user.name },
  })
  const submit = handleSubmit((profile) => saving.mutate(profile))
  const { errors } = formState
  return (
    <SettingsSection title="Profile" text="Your name appears at the top of the page and in our emails.">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field label="Name" error={errors.name && 'Enter your name, in 120 characters or fewer'}>
          <Input autoComplete="name" {...register('name')} />
        </Field>
        <Field label="Username" hint="You log in with it. It can’t be changed.">
          <Input readOnly autoComplete="username" value={user.username} className="bg-sunken!" />
        </Field>
        <Button type="submit" busy={saving.isPending && 'Saving…'} className="self-start">
          Save profile
        </Button>
      </form>
    </SettingsSection>
  )
}

const useUpdateProfile = () =>
  useMutation({
    mutationFn: (body: Profile) => callRoute(updateProfile, { body }),
    onSuccess: (user, _wanted, _before, { client }) => {
      client.setQueryData(currentUserQuery.queryKey, user)
      toast({ title: 'Profile saved' })
    },
    onError: toastFailure('Your profile was not saved'),
  })

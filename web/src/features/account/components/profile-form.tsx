import { zodResolver } from '@hookform/resolvers/zod'
import { type CurrentUser, Profile } from '@verandah/contracts'
import { useForm } from 'react-hook-form'
import { SettingsSection } from '@/components/settings/settings-section.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { useUpdateProfile } from '../api/update-profile.ts'

export const ProfileForm = ({ user }: { user: CurrentUser }) => {
  const saving = useUpdateProfile()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Profile),
    defaultValues: { name: user.name },
  })
  const submit = handleSubmit((profile) => saving.mutate(profile))
  const { errors } = formState
  return (
    <SettingsSection title="Profile" text="Your name stands at the top of the page and in what we write to you.">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field label="Name" error={errors.name && 'Enter your name, in 120 characters or fewer'}>
          <Input autoComplete="name" {...register('name')} />
        </Field>
        <Field label="Username" hint="You log in with it. It stays as it is.">
          <Input readOnly autoComplete="username" value={user.username} className="bg-sunken!" />
        </Field>
        <Button type="submit" isPending={saving.isPending} className="self-start">
          {saving.isPending ? 'Saving…' : 'Save profile'}
        </Button>
      </form>
    </SettingsSection>
  )
}

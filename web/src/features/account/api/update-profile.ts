import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Profile, updateProfile } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { errorText } from '@/lib/api/error-text.ts'
import { currentUserQuery } from '@/lib/endpoints/current-user.ts'
import { toast } from '@/lib/toast.ts'

export const useUpdateProfile = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Profile) => callRoute(updateProfile, { body }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user)
      toast({ title: 'Profile saved' })
    },
    onError: (error) =>
      toast({ title: 'Your profile was not saved', description: errorText(error), variant: 'destructive' }),
  })
}

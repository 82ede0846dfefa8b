import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { errorText, hasStatus } from '@/lib/api/error-text.ts'
import { type Saving, useEditSaved, useSaveProperty } from '@/lib/endpoints/save-property.ts'
import { recordOf, savedPropertiesQuery } from '@/lib/endpoints/saved-properties.ts'
import { paths } from '@/lib/paths.ts'
import { toast } from '@/lib/toast.ts'

/** A home, and what is kept with it when the heart saves it. */
export type Favoured = Omit<Saving, 'favorite'>

/** What is said when a favourite could not be kept: the calendar words it differently. */
export interface FavouriteFailure {
  title: string
  describe: (reason: string) => string
}

const usualFailure: FavouriteFailure = {
  title: 'Error updating favorite status',
  describe: (reason) => `There was an error: ${reason}`,
}

/** Whether a home is a favourite, and the way to change that: it shows at once, and goes back when it could not be kept. */
export const useFavourite = (home: Favoured, failure = usualFailure) => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data: records, error, isPending } = useQuery({ ...savedPropertiesQuery, retryOnMount: false })
  const saving = useSaveProperty()
  const editing = useEditSaved()
  const change = useMutation({
    mutationFn: (favorite: boolean) => {
      const record = recordOf(queryClient, home.propertyId)
      return record === undefined
        ? saving.mutateAsync({ ...home, favorite })
        : editing.mutateAsync({ id: record.id, edit: { favorite } })
    },
    onSuccess: ({ favorite }) => toast({ title: favorite ? 'Added to favorites' : 'Removed from favorites' }),
    onError: (cause) => {
      if (hasStatus(cause, 403)) void navigate(paths.pricing)
      else toast({ title: failure.title, description: failure.describe(errorText(cause)), variant: 'destructive' })
    },
  })
  const record = records?.find((known) => known.propertyId === home.propertyId)
  const isFavourite = change.isPending ? change.variables : record?.favorite === true
  const toggle = () => {
    if (!change.isPending) change.mutate(!isFavourite)
  }
  return { isFavourite, toggle, isUnknown: isPending, isGated: hasStatus(error, 403) }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type HomeChoice,
  keepHomeChoice,
  type KeptChoice,
  listHomeChoices,
  takeBackHomeChoice,
} from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { routeQuery } from '@/lib/api/route-query.ts'
import { toastFailure } from '@/lib/toast.ts'

/** Which of two homes the caller would rather see, the last answer first. */
export const choicesQuery = routeQuery(listHomeChoices, {})

const isOf = ({ better, worse }: KeptChoice, homes: HomeChoice): boolean =>
  [better, worse].toSorted().join(' ') === [homes.better, homes.worse].toSorted().join(' ')

/** Keeps answers and takes them back: at once in the list, undone where the server refuses. */
export function useHomeChoices() {
  const client = useQueryClient()
  const change = (change: (list: KeptChoice[]) => KeptChoice[]) =>
    client.setQueryData(choicesQuery.queryKey, (list) => list && change(list))
  const onError = (failure: string) => (error: unknown) => {
    void client.invalidateQueries({ queryKey: choicesQuery.queryKey })
    toastFailure(failure)(error)
  }
  const keeping = useMutation({
    scope: { id: 'home choices' },
    mutationFn: (body: HomeChoice) => callRoute(keepHomeChoice, { body }),
    onMutate: (homes) =>
      void change((list) => [
        { ...homes, chosenAt: new Date().toISOString() },
        ...list.filter((one) => !isOf(one, homes)),
      ]),
    onError: onError('Your answer was not saved'),
  })
  const takingBack = useMutation({
    scope: { id: 'home choices' },
    mutationFn: ({ better, worse }: HomeChoice) =>
      callRoute(takeBackHomeChoice, { params: { one: better, other: worse } }),
    onMutate: (homes) => void change((list) => list.filter((one) => !isOf(one, homes))),
    onError: onError('Your answer was not taken back'),
  })
  return { keep: keeping.mutate, takeBack: takingBack.mutate }
}

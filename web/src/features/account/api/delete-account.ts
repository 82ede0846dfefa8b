import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AccountDeletion, requestAccountDeletion } from '@verandah/contracts'
import { useNavigate } from 'react-router-dom'
import { callRoute } from '@/lib/api/call-route.ts'
import { forgetSession } from '@/lib/endpoints/logout.ts'
import { paths } from '@/lib/paths.ts'
import { deletionReceiptQuery } from './deletion-receipt.ts'

/** Deletes the account; nothing of the person stays on the device, and the receipt is shown. 400 `wrong-password`. */
export const useDeleteAccount = () => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: AccountDeletion) => callRoute(requestAccountDeletion, { body }),
    onSuccess: async ({ token, receipt }) => {
      forgetSession(queryClient)
      queryClient.setQueryData(deletionReceiptQuery(token).queryKey, receipt)
      await navigate(paths.deletionReceipt(token), { replace: true, state: { isJustDeleted: true } })
    },
  })
}

import type { getDeletionReceipt as getDeletionReceiptRoute } from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { receiptOf } from './deletion.ts'
import { hashToken } from './refresh-tokens.ts'

/** The receipt of a deletion; its reader has no account any more. */
export const getDeletionReceipt =
  ({ deletions }: Pick<AuthContext, 'deletions'>): Handler<typeof getDeletionReceiptRoute> =>
  async ({ params: { token } }) => {
    const deletion = await deletions.findByToken(hashToken(token))
    if (!deletion) throw notFound()
    return receiptOf(deletion)
  }

import { hrefOf, readFile } from '@verandah/contracts'
import type { UserData } from '@verandah/kit'
import type { ShortlistContext } from './context.ts'
import type { FileDoc } from './files/file-document.ts'
import { showFile } from './files/show-file.ts'
import { showPurchase } from './manage-purchases.ts'
import { showSaved } from './show-saved.ts'
import { showVisit } from './visits/manage-visits.ts'

/** A user's shortlist, including homes that can still be restored. Needs no plan: the data are theirs. */
export const userData: UserData<ShortlistContext> = {
  gather: async (context, userId) => ({
    savedProperties: await showSaved(context, await context.saved.listOf(userId)),
    removedProperties: await showSaved(context, await context.saved.removedOf(userId)),
    purchases: (await context.purchases.of(userId)).map(showPurchase),
    visits: (await context.visits.of(userId)).map(showVisit),
    files: (await context.files.of(userId)).map(showExported),
  }),
  /** Other services delete their own copies. */
  forget: async ({ purchases, visits, files, saved, savedScores, homes, plans, households }, userId) => ({
    counts: {
      saved_properties: await saved.forget(userId),
      purchases: await purchases.forget(userId),
      visits: await visits.forget(userId),
      files: await files.forget(userId),
      saved_scores: await savedScores.forget(userId),
      homes: await homes.forgetOwn(userId),
      standings: await plans.forget(userId),
      households: await households.forget(userId),
    },
  }),
}

/** A file's facts, and where its owner downloads it; bytes are no part of an export. */
const showExported = (file: FileDoc) => ({
  ...showFile(file),
  address: hrefOf(readFile, { params: { id: file.fileId } }),
})

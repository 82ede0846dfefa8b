import { hrefOf, readFile } from '@verandah/contracts'
import { erasedUsersHeld, periodText, answerRetention, whileAccountLasts, type UserData } from '@verandah/kit'
import { householdHeld } from '@verandah/user-records'
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
  forget: async ({ purchases, visits, files, saved, savedScores, homes, entitlements, households }, userId) => ({
    counts: {
      saved_properties: await saved.forget(userId),
      purchases: await purchases.forget(userId),
      visits: await visits.forget(userId),
      files: await files.forget(userId),
      saved_scores: await savedScores.forget(userId),
      homes: await homes.forgetOwn(userId),
      standings: await entitlements.forget(userId),
      households: await households.forget(userId),
    },
  }),
}

/** A file's facts, and where its owner downloads it; bytes are no part of an export. */
const showExported = (file: FileDoc) => ({
  ...showFile(file),
  address: hrefOf(readFile, { params: { id: file.fileId } }),
})

/** Personal data held, and for how long. */
export const retention = answerRetention<ShortlistContext>(({ settings: { REMOVED_HOMES_KEPT_MS } }) => [
  {
    what: 'Saved homes with your notes, tags, verdicts, stages, walk-away prices and results',
    kept: `Until you remove the home, and ${periodText(REMOVED_HOMES_KEPT_MS)} more so that you can put it back`,
    collections: ['saved_properties'],
  },
  {
    what: 'What you record of a purchase: dates, offers and people',
    kept: 'Until you delete it; otherwise as long as its saved home',
    collections: ['purchases'],
  },
  {
    what: 'What you write down at visits',
    kept: 'Until you delete it; otherwise as long as its saved home',
    collections: ['visits'],
  },
  {
    what: 'Photos and documents of saved homes; photos without their place, time and camera',
    kept: 'Until you delete them; otherwise as long as their saved home',
    collections: ['files'],
  },
  {
    what: 'The scores of homes that you saved',
    kept: whileAccountLasts,
    collections: ['saved_scores'],
  },
  { what: 'Whether your plan is active', kept: whileAccountLasts, collections: ['standings'] },
  householdHeld,
  erasedUsersHeld,
])

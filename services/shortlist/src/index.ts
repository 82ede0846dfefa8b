import * as contracts from '@verandah/contracts'
import { defineService, onState, serve } from '@verandah/kit'
import { behindPlan, recordPlan, recordHousehold, recordScore } from '@verandah/user-records'
import { getHomeArchive } from './archive/get-home-archive.ts'
import { compareSavedProperties } from './compare-saved-properties.ts'
import { ShortlistSettings } from './config.ts'
import { createContext } from './context.ts'
import { dropMissingHome } from './drop-missing-home.ts'
import { editSavedProperty } from './edit-saved-property.ts'
import { keepFile } from './files/keep-file.ts'
import { deleteFile, listFiles } from './files/manage-files.ts'
import { readFile } from './files/read-file.ts'
import { sweepFiles } from './files/sweep-files.ts'
import { recordHome } from './record-home.ts'
import { snapshots } from './snapshots.ts'
import { listHousematesSaved } from './list-housemates-saved.ts'
import { listSavedProperties, listSavedPropertiesOf } from './list-saved-properties.ts'
import { deletePurchase, listPurchases, savePurchase } from './manage-purchases.ts'
import { purgeRemovedHomes, removeSavedProperty } from './remove-saved-property.ts'
import { saveProperty } from './save-property.ts'
import { tellOfPursuit, tellPurchases } from './tell-purchases.ts'
import { retention } from './retention.ts'
import { userData } from './user-data.ts'
import { listHousematesVisits } from './visits/list-housemates-visits.ts'
import { deleteVisit, listVisits, saveVisitEntries } from './visits/manage-visits.ts'

/**
 * Saved homes with notes and tags, their comparison, what a buyer records of a purchase, and their visits, photos and
 * documents.
 */
export const shortlist = defineService({
  name: 'shortlist',
  settings: ShortlistSettings,
  publishes: [
    contracts.PropertySaved,
    contracts.PropertyUnsaved,
    contracts.NotesChanged,
    contracts.PursuitChanged,
    contracts.PurchaseChanged,
  ],
  consumes: [
    onState(contracts.TrackedPropertyChanged, recordHome),
    onState(contracts.PursuitChanged, tellOfPursuit),
    onState(contracts.TrackedPropertyNotFound, dropMissingHome),
    onState(contracts.SavedHomeScored, recordScore),
    onState(contracts.SubscriptionChanged, recordPlan),
    onState(contracts.HouseholdChanged, recordHousehold),
  ],
  routes: [
    ...behindPlan(
      serve(contracts.listSavedProperties, listSavedProperties),
      serve(contracts.compareSavedProperties, compareSavedProperties),
      serve(contracts.listSavedPropertiesOf, listSavedPropertiesOf),
      serve(contracts.saveProperty, saveProperty),
      serve(contracts.editSavedProperty, editSavedProperty),
      serve(contracts.removeSavedProperty, removeSavedProperty),
      serve(contracts.listPurchases, listPurchases),
      serve(contracts.savePurchase, savePurchase),
      serve(contracts.deletePurchase, deletePurchase),
      serve(contracts.listVisits, listVisits),
      serve(contracts.saveVisitEntries, saveVisitEntries),
      serve(contracts.deleteVisit, deleteVisit),
      serve(contracts.listFiles, listFiles),
      serve(contracts.keepFile, keepFile),
      serve(contracts.deleteFile, deleteFile),
      serve(contracts.listHousematesSaved, listHousematesSaved),
      serve(contracts.listHousematesVisits, listHousematesVisits),
    ),
    serve(contracts.readFile, readFile),
    serve(contracts.getHomeArchive, getHomeArchive),
    serve(contracts.getShortlistRetention, retention),
  ],
  jobs: [purgeRemovedHomes, sweepFiles, tellPurchases],
  userData,
  snapshots,
  context: createContext,
})

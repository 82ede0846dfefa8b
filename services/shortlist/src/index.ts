import * as contracts from '@verandah/contracts'
import { defineService, onState, serve } from '@verandah/kit'
import { recordEntitlement, recordHousehold, recordScore } from '@verandah/user-records'
import { compareSavedProperties } from './compare-saved-properties.ts'
import { ShortlistSettings } from './config.ts'
import { createContext } from './context.ts'
import { dropMissingHome } from './drop-missing-home.ts'
import { editSavedProperty } from './edit-saved-property.ts'
import { recordHome } from './homes.ts'
import { snapshots } from './snapshots.ts'
import { listHousematesSaved } from './list-housemates-saved.ts'
import { listSavedProperties, listSavedPropertiesOf } from './list-saved-properties.ts'
import { deletePurchase, listPurchases, savePurchase } from './manage-purchases.ts'
import { purgeRemovedHomes, removeSavedProperty } from './remove-saved-property.ts'
import { saveProperty } from './save-property.ts'
import { retention, userData } from './user-data.ts'

/** Saved homes with notes and tags, their comparison, and what a buyer records of a purchase. */
export const shortlist = defineService({
  name: 'shortlist',
  settings: ShortlistSettings,
  publishes: [contracts.PropertySaved, contracts.PropertyUnsaved, contracts.NotesChanged],
  consumes: [
    onState(contracts.TrackedPropertyChanged, recordHome),
    onState(contracts.TrackedPropertyNotFound, dropMissingHome),
    onState(contracts.SavedHomeScored, recordScore),
    onState(contracts.SubscriptionChanged, recordEntitlement),
    onState(contracts.HouseholdChanged, recordHousehold),
  ],
  routes: [
    serve(contracts.listSavedProperties, listSavedProperties),
    serve(contracts.compareSavedProperties, compareSavedProperties),
    serve(contracts.listSavedPropertiesOf, listSavedPropertiesOf),
    serve(contracts.saveProperty, saveProperty),
    serve(contracts.editSavedProperty, editSavedProperty),
    serve(contracts.removeSavedProperty, removeSavedProperty),
    serve(contracts.listPurchases, listPurchases),
    serve(contracts.savePurchase, savePurchase),
    serve(contracts.deletePurchase, deletePurchase),
    serve(contracts.listHousematesSaved, listHousematesSaved),
    serve(contracts.getShortlistRetention, retention),
  ],
  jobs: [purgeRemovedHomes],
  userData,
  snapshots,
  context: createContext,
})

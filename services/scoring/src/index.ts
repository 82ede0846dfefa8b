import {
  createWeights as createWeightsRoute,
  getWeights as getWeightsRoute,
  PropertiesFetched,
  ScoringDataDeleted,
  ScoringDataExported,
  SearchScored,
  updateWeights as updateWeightsRoute,
  UserDeletionRequested,
  UserExportRequested,
  WeightsChanged,
} from '@verandah/contracts'
import { defineService, on, serve } from '@verandah/kit'
import { ScoringSettings } from './config.ts'
import { createContext } from './context.ts'
import { createWeights } from './create-weights.ts'
import { deleteUserData } from './delete-user-data.ts'
import { exportUserData } from './export-user-data.ts'
import { getWeights } from './get-weights.ts'
import { scoreProperties } from './score-properties.ts'
import { updateWeights } from './update-weights.ts'

/** Keeps what each buyer weighs, and scores every page of a search with the weights that the search began with. */
export const scoring = defineService({
  name: 'scoring',
  settings: ScoringSettings,
  publishes: [SearchScored, WeightsChanged, ScoringDataDeleted, ScoringDataExported],
  consumes: [
    on(PropertiesFetched, scoreProperties),
    on(UserDeletionRequested, deleteUserData),
    on(UserExportRequested, exportUserData),
  ],
  routes: [
    serve(getWeightsRoute, getWeights),
    serve(updateWeightsRoute, updateWeights),
    serve(createWeightsRoute, createWeights),
  ],
  context: createContext,
})

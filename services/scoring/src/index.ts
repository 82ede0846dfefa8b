import {
  createWeights as createWeightsRoute,
  getWeights as getWeightsRoute,
  PropertiesFetched,
  SearchScored,
  updateWeights as updateWeightsRoute,
  WeightsChanged,
} from '@verandah/contracts'
import { defineService, on, serve } from '@verandah/kit'
import { ScoringSettings } from './config.ts'
import { createContext } from './context.ts'
import { createWeights } from './create-weights.ts'
import { getWeights } from './get-weights.ts'
import { scoreProperties } from './score-properties.ts'
import { updateWeights } from './update-weights.ts'
import { userData } from './user-data.ts'

/** Keeps what each buyer weighs, and scores every page of a search with the weights that the search began with. */
export const scoring = defineService({
  name: 'scoring',
  settings: ScoringSettings,
  publishes: [SearchScored, WeightsChanged],
  consumes: [on(PropertiesFetched, scoreProperties)],
  routes: [
    serve(getWeightsRoute, getWeights),
    serve(updateWeightsRoute, updateWeights),
    serve(createWeightsRoute, createWeights),
  ],
  userData,
  context: createContext,
})

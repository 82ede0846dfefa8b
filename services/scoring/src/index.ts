import * as contracts from '@verandah/contracts'
import { defineService, snapshot, onState, serve } from '@verandah/kit'
import { ScoringSettings } from './config.ts'
import { createContext } from './context.ts'
import { followBrief } from './follow-brief.ts'
import { createWeights, getWeights, weightSnapshots, updateWeights } from './manage-weights.ts'
import { scoreProperties } from './score-properties.ts'
import { retention } from './retention.ts'
import { userData } from './user-data.ts'

/** Stores each buyer's weights, and scores every page of a search with the weights pinned at its start. */
export const scoring = defineService({
  name: 'scoring',
  settings: ScoringSettings,
  publishes: [contracts.SearchScored, contracts.WeightsChanged],
  consumes: [onState(contracts.PropertiesFetched, scoreProperties, {}), onState(contracts.BriefChanged, followBrief)],
  routes: [
    serve(contracts.getWeights, getWeights),
    serve(contracts.updateWeights, updateWeights),
    serve(contracts.createWeights, createWeights),
    serve(contracts.getScoringRetention, retention),
  ],
  userData,
  snapshots: [snapshot(contracts.WeightsChanged, weightSnapshots)],
  context: createContext,
})

import { scoringFields } from './domain/scoring-inputs.ts'
import type { RankedHomes, UserPropertyDoc } from './user-property-document.ts'

/** Of a ranked home, what scores it once more. */
type Ranked = Pick<UserPropertyDoc, '_id' | 'propertyId' | 'revision' | 'score' | 'worth' | 'isRescoreDue'>
const ofRanked = ['propertyId', 'revision', 'score', 'worth', 'isRescoreDue']

/** What scores it from nothing. */
type Scorable = Pick<UserPropertyDoc, 'home' | 'locations' | 'isRescoreDue'>
const ofHome = [...scoringFields.filter((name) => name !== 'facts'), 'facts.name', 'facts.value']
const ofScorable = ['locations', 'isRescoreDue', ...ofHome.map((name) => `home.${name}`)]

export type NewScore = Pick<UserPropertyDoc, '_id' | 'revision' | 'score'>

/** A user's homes after `afterId`, a batch in the order of ids: these begin with the user's, so that no other home is read. */
export const batches = (model: RankedHomes) => {
  const find = (userId: string, afterId: string, fields: string[]) =>
    model
      .find({ userId, _id: { $gt: afterId || `${userId}:`, $lt: `${userId};` } }, fields)
      .sort({ _id: 1 })
      .hint({ _id: 1 })
  return {
    batchOf: (userId: string, afterId: string, limit: number) =>
      find(userId, afterId, []).limit(limit).lean<UserPropertyDoc[]>(),
    rankedOf: (userId: string, afterId: string, limit: number) =>
      find(userId, afterId, ofRanked).limit(limit).lean<Ranked[]>(),
    scorableOf: (ids: readonly string[]) => model.find({ _id: { $in: ids } }, ofScorable).lean<Scorable[]>(),
    /** One change for all homes that come to the same score in the same revision. A home that has a newer one by now is left alone. */
    moveTo: async (scores: readonly NewScore[]) => {
      const alike = new Map<string, { score: number; revision: number; ids: string[] }>()
      for (const { _id, revision, score } of scores) {
        const key = `${score}:${revision}`
        const known = alike.get(key)
        if (known) known.ids.push(_id)
        else alike.set(key, { score, revision, ids: [_id] })
      }
      const operations = [...alike.values()].map(({ score, revision, ids }) => ({
        updateMany: { filter: { _id: { $in: ids }, revision }, update: { $set: { score } } },
      }))
      if (operations.length > 0) await model.collection.bulkWrite(operations as never, { ordered: false })
    },
  }
}

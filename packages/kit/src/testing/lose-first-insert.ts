import type { Model } from 'mongoose'

/** A collection whose first bulk write loses a race against an insert of `rival`. */
export function loseFirstInsert<Doc>(model: Model<Doc>, rival: Doc & { _id: string }): Model<Doc> {
  let isFirst = true
  const losing = <Target extends Pick<Model<Doc>, 'bulkWrite'> | Model<Doc>['collection']>(target: Target): Target => {
    const bulkWrite = async (operations: never, options: never) => {
      if (!isFirst) return target.bulkWrite(operations, options)
      isFirst = false
      await model.collection.insertOne(rival as never)
      return model.collection.insertMany([rival as never], { ordered: false })
    }
    return Object.assign(Object.create(target) as Target, { bulkWrite })
  }
  return Object.assign(losing(model), { collection: losing(model.collection) })
}

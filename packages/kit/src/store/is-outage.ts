import mongoose from 'mongoose'
import { storeDown } from '../errors.ts'

const { mongo } = mongoose

const away = [
  mongo.MongoNetworkError,
  mongo.MongoServerSelectionError,
  mongo.MongoNotConnectedError,
  mongo.MongoServerClosedError,
  mongo.MongoTopologyClosedError,
  mongoose.Error.MongooseServerSelectionError,
]

/** Codes of a server that is no primary just now, or going down. */
const leavingCodes: unknown[] = [91, 189, 10107, 11600, 11602, 13435, 13436]

/** True when MongoDB could not be reached, whatever was asked of it. Mongoose gives a wait in its own queue no class. */
export const isOutage = (error: unknown): boolean =>
  away.some((kind) => error instanceof kind) ||
  (error instanceof mongo.MongoServerError && leavingCodes.includes(error.code)) ||
  (error instanceof mongoose.Error && error.message.includes('buffering timed out'))

/** An outage in words that callers and the bus know, which have never heard of MongoDB; any other error as it is. */
export const translateOutage = (error: unknown): unknown => (isOutage(error) ? storeDown(error) : error)

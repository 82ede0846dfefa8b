import mongoose from 'mongoose'
import { storeDown } from '../errors.ts'

const { mongo } = mongoose
type MongoServerError = mongoose.mongo.MongoServerError

const away = [
  mongo.MongoNetworkError,
  mongo.MongoServerSelectionError,
  mongo.MongoNotConnectedError,
  mongo.MongoServerClosedError,
  mongo.MongoTopologyClosedError,
  mongoose.Error.MongooseServerSelectionError,
]

/** Error codes of a server that is not primary, shutting down, partitioned or out of disk. */
const leavingCodes: unknown[] = [6, 7, 89, 91, 189, 9001, 10058, 10107, 11600, 11602, 13435, 13436, 14031]

/** True when MongoDB was unavailable. Mongoose's buffering timeout has no error class. */
export function isOutage(error: unknown): boolean {
  return (
    away.some((kind) => error instanceof kind) ||
    (error instanceof mongo.MongoServerError && isLeaving(error)) ||
    (error instanceof mongoose.Error && error.message.includes('buffering timed out'))
  )
}

/** A bulk write that lost its connection: a server error without a failed write. */
const isLeaving = ({ code, errorResponse, writeErrors }: MongoServerError): boolean =>
  [code, ...[writeErrors ?? []].flat().map(codeOf)].some((each) => leavingCodes.includes(each)) ||
  isOutage(errorResponse)

const codeOf = (failure: unknown): unknown =>
  typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : undefined

/** Maps an outage to an `AppError` and returns other errors unchanged. */
export function translateOutage(error: unknown): unknown {
  return isOutage(error) ? storeDown(error) : error
}

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

/** Codes of a server that is no primary just now, is going down, cannot reach another, or has no room on its disk. */
const leavingCodes: unknown[] = [6, 7, 89, 91, 189, 9001, 10058, 10107, 11600, 11602, 13435, 13436, 14031]

/** True when MongoDB could not be reached, whatever was asked of it. Mongoose gives a wait in its own queue no class. */
export const isOutage = (error: unknown): boolean =>
  away.some((kind) => error instanceof kind) ||
  (error instanceof mongo.MongoServerError && isLeaving(error)) ||
  (error instanceof mongoose.Error && error.message.includes('buffering timed out'))

/** A bulk write that lost its connection is a server's error made from that of the connection, with no failed write in it. */
const isLeaving = ({ code, errorResponse, writeErrors }: MongoServerError): boolean =>
  [code, ...[writeErrors ?? []].flat().map(codeOf)].some((each) => leavingCodes.includes(each)) ||
  isOutage(errorResponse)

const codeOf = (failure: unknown): unknown =>
  typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : undefined

/** An outage as an error that callers and the bus know without knowing MongoDB; any other error as it is. */
export const translateOutage = (error: unknown): unknown => (isOutage(error) ? storeDown(error) : error)

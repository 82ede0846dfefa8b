export { defineService, on, onBroadcast, onState, type AnyService } from './service/define-service.ts'
export type { Kit } from './service/kit.ts'
export { migrateService, startService, startServices } from './service/start-service.ts'
export type { RunningService } from './service/open-service.ts'
export { shutDown } from './service/shut-down.ts'
export { findStoreUrl, runCommand, withStoreOf } from './service/run-command.ts'
export { databaseOf, type Platform } from './service/platform.ts'
export { snapshot, type Snapshot } from './service/snapshots.ts'
export { pruneHandledEvents, type Job } from './service/jobs.ts'
export {
  Answer,
  serve,
  type Call,
  type Handler,
  type ReadyRoute,
  type ServedRoute,
  TaggedAnswer,
} from './http/route.ts'
export { tooManyBodies } from './http/body-room.ts'
export { createApp } from './http/create-app.ts'
export { listen, onLoopback, type HttpServer, type ListenAddress } from './http/listen.ts'
export { addressGroupOf, clientAddressHeader, isLoopback } from './http/address-group.ts'
export { gatewayProofHeader, gatewayProofOf } from './http/gateway-proof.ts'
export { cursorInTime, invalidCursor, linkToNext, packCursor, placeInTime, unpackCursor } from './http/cursor.ts'
export { addProbes } from './http/add-probes.ts'
export { answerProblem, sendProblem } from './http/answer-problem.ts'
export { problemOf } from './http/problem.ts'
export { readBytes } from './http/read-bytes.ts'
export { readCapped } from './http/read-capped.ts'
export { requestIdHeader, requestIdOf } from './http/request-id.ts'
export {
  clearedSessionCookies,
  endedSessionHeaders,
  cookieNames,
  deviceCookie,
  deviceHeader,
  deviceTtlMs,
  readCookies,
  readOwnCookies,
  sessionCookies,
  type SessionTokens,
} from './http/session-cookies.ts'
export { createSessionVerifier, isCaller, type Caller, type SessionVerifier } from './http/session.ts'
export {
  hasExpired,
  accessTokenTtlMs,
  newKeyPair,
  PrivateKeys,
  publicHalfOf,
  PublicKeys,
  sharedKeyOf,
  signAccessToken,
  signingKeyOf,
  type AccessTokenKeys,
} from './http/access-tokens.ts'
export { Keys, nameOfKey, splitKeys } from './keys.ts'
export { AppError, invalid, kindOf, notFound, reasonOf, tooEarly, unauthenticated } from './errors.ts'
export {
  Flag,
  Milliseconds,
  Port,
  PublicUrl,
  readSettings,
  settingOf,
  SettingsError,
  asStoreUser,
  withPassword,
  type Environment,
} from './settings.ts'
export { onLargeTaskDone, type OnLargeTaskDone } from './large-tasks.ts'
export { clockSkewMs, createSharedClock, systemClock, type Clock } from './clock.ts'
export { createLogger, markOf, type Logger } from './logger.ts'
export { createHealth, type Health } from './health.ts'
export {
  asksToWait,
  countDelivery,
  countRequest,
  defineCounter,
  defineGauge,
  defineHistogram,
  readNumbers,
  serveNumbers,
} from './metrics.ts'
export { watchBus } from './bus-metrics.ts'
export { openSpan, startTelemetry, type TraceHeaders } from './telemetry.ts'
export { readTls, type TlsFiles } from './tls-files.ts'
export type { BlobEntry, Blobs } from './blobs/blobs.ts'
export { createMemoryBlobs } from './blobs/memory-blobs.ts'
export { createFolderBlobs, removeOldDrafts } from './blobs/folder-blobs.ts'
export { createS3Blobs } from './blobs/s3-blobs.ts'
export { isBlobKey } from './blobs/blob-keys.ts'
export { watchBlobs } from './blobs/watch-blobs.ts'
export { newEvent } from './new-event.ts'
export { eachAlone } from './service/each-alone.ts'
export { inPieces } from './in-pieces.ts'
export { slicesOf } from './slices-of.ts'
export { onceFor } from './once-for.ts'
export { createRecent } from './recent.ts'
export { waitAtMost } from './wait-at-most.ts'
export { currentContext, runInContext } from './work-context.ts'
export { connectStore, type Store } from './store/connect-store.ts'
export type { EventCollection } from './store/event-collection.ts'
export { behind, type ListPlace } from './store/behind.ts'
export { eachPage } from './store/each-page.ts'
export { isLate, linkSignals, type LinkedSignal } from './link-signals.ts'
export { findById, keepNewest, sumOfRevisions } from './store/keep-newest.ts'
export { coalesce, coalesceBy } from './store/coalesce.ts'
export { doneSteps } from './store/done-steps.ts'
export { isDue } from './store/is-due.ts'
export { createLeases } from './store/leases.ts'
export { createRepublishRequests } from './store/republish-requests.ts'
export { dropIndex, type Step } from './store/step.ts'
export { unlessTaken } from './store/unless-taken.ts'
export { withoutUnset } from './store/without-unset.ts'
export { defineSchema, Json, required } from './store/schema.ts'
export { createStoreDeadLetters, type StoreDeadLetters } from './store/store-dead-letters.ts'
export { erasedUsersHeld } from './user-data/erased-users.ts'
export { forgetIn } from './user-data/forget-in.ts'
export type { UserData } from './user-data/answer-user-data.ts'
export { splitText } from './user-data/split-text.ts'
export { periodText, answerRetention, whileAccountLasts } from './user-data/retention.ts'
export { insertEach } from './store/insert-each.ts'
export { upsertGuarded, upsertNewer } from './store/upsert-newer.ts'
export type { Bus, Delivery, DeadLetter } from './bus/bus.ts'
export type { Cache, CacheAdapter, RateLimiter, RateLimitVerdict } from './cache/cache.ts'
export { takeIfCounted } from './cache/take-if-counted.ts'
export { deriveKey } from './derive-key.ts'
export { createSemaphore } from './semaphore.ts'
export { createQueues } from './queues.ts'
export { broadcastMemoryMs, defaultEventsMib } from './bus/bus.ts'
export { pack, unpack } from './bus/packing.ts'
export { createInProcessBus } from './bus/in-process-bus.ts'
export { createJetStreamBus, copyPermissionsOf, permissionsOf } from './bus/jetstream-bus.ts'
export type { EventUse } from './bus/jetstream/permissions.ts'
export { loadStreamCopies } from './bus/load-stream-copies.ts'
export type { KeptMessage } from './bus/jetstream/copy-streams.ts'
export { isOutage } from './store/is-outage.ts'
export { listFilled, readDocuments, writeDocuments, type KeptDocument } from './store/copy-database.ts'
export { cacheKeysOf, cachesOf } from './cache/caches-of.ts'
export {
  emptyDatabases,
  readRestoreMarks,
  removeRestoreMarks,
  writeRestoreMarks,
  type RestoreMark,
} from './store/restore-marks.ts'
export { createMemoryCaches } from './cache/memory-cache.ts'
export { createRedisCaches } from './cache/redis-cache.ts'

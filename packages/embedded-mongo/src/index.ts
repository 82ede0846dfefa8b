export { startEmbeddedMongo } from './start-embedded-mongo.ts'
export type { EmbeddedMongo, EmbeddedMongoOptions } from './start-embedded-mongo.ts'
export { startInMemoryMongo } from './start-in-memory-mongo.ts'
export { compactStore, repairStore, verifyStore } from './storage/files/maintain.ts'

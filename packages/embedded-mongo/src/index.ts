export { startEmbeddedMongo, type EmbeddedMongo, type EmbeddedMongoOptions } from './start-embedded-mongo.ts'
export { startInMemoryMongo } from './start-in-memory-mongo.ts'
export { compactStore, repairStore, verifyStore } from './storage/files/maintain.ts'
export type { Journal, JournalEntry } from './storage/journal.ts'

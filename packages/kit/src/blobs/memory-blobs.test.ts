import { createMemoryBlobs } from './memory-blobs.ts'
import { describeBlobs } from './testing/blobs-contract.ts'

const blobs = createMemoryBlobs()

describeBlobs('blobs in memory', () => blobs)

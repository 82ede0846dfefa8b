import { createTestClock, startTestService } from '@verandah/kit/testing'
import { shortlist } from '../index.ts'
import { aPicture } from './a-picture.ts'
import { createFailingBlobs } from './failing-blobs.ts'
import { fileCalls } from './file-calls.ts'
import { visitCalls } from './visit-calls.ts'

/** The service over blobs that fail when told to, with the calls of files and visits, and a photo to keep. */
export async function startWithFiles() {
  const clock = createTestClock()
  const stored = createFailingBlobs(clock)
  const service = await startTestService(shortlist, { clock, blobs: stored.blobs })
  return { service, stored, files: fileCalls(service), visits: visitCalls(service), photo: await aPicture() }
}

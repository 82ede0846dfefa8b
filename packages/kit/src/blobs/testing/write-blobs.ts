import { createFolderBlobs } from '../folder-blobs.ts'

/**
 * A process that writes versions of one blob, each of one repeated byte, until it is killed or refused. Prints the number
 * of each that is durable, and the code of a refusal.
 */
const [folder = '', key = '', size = '', first = ''] = process.argv.slice(2)
const blobs = createFolderBlobs(folder)

try {
  for (let version = Number(first); ; version += 1) {
    await blobs.put(key, Buffer.alloc(Number(size), version))
    process.stdout.write(`${version}\n`)
  }
} catch (error) {
  process.stdout.write(`${(error as { code: string }).code}\n`)
}

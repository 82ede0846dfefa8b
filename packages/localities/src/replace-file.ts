import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Replaces a file atomically: readers see the old or the new text, even after a crash. */
export async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.draft`
  const file = await open(draft, 'w')
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}

import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file so that a reader, or a crash, meets the old text or the new one, never half of it. */
export const replaceFile = async (path: string, text: string): Promise<void> => {
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

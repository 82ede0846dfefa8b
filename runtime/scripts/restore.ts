import { runCommand } from '@verandah/kit'
import { atStore } from '../src/at-store.ts'
import { restoreBackup } from '../src/backup.ts'

runCommand(async ([file]) => {
  if (file === undefined)
    throw new Error('usage: restore FILE\n\nThe store and the broker have to be empty, and the product stopped.')
  const { documents, messages } = await atStore(process.env, (place) => restoreBackup(file, place))
  return `${documents} documents and ${messages} events are back. Start the product.`
})

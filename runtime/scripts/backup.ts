import { runCommand } from '@verandah/kit'
import { atStore } from '../src/at-store.ts'
import { writeBackup } from '../src/backup.ts'

runCommand(async ([file]) => {
  if (file === undefined)
    throw new Error('usage: backup FILE\n\nStop the product first, so that nothing changes while it is copied.')
  const { documents, messages } = await atStore(process.env, (place) => writeBackup(file, place))
  return `${documents} documents and ${messages} events are in ${file}. It holds personal data and password hashes: keep it so.`
})

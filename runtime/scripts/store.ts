import { runCommand } from '@verandah/kit'
import { atStore, embeddedStoreFolder } from '../src/at-store.ts'
import { restoreBackup, writeBackup } from '../src/backup.ts'

const usage = `usage: store backup FILE         copies every document and every kept event into one file
       store restore FILE        puts them into an empty store and an empty broker
       store verify              reads all of the embedded store, and says what is not as it was written
       store verify --repair     keeps what can be read, after copying the store beside itself
       store compact             gives back the space of what was changed and deleted

Stop the product first: a copy of a running one may hold an effect without its cause, and the other commands need the store for themselves.`

const actions: Record<string, (words: readonly string[]) => Promise<string>> = {
  backup: async ([file]) => {
    const { documents, messages } = await atStore(process.env, (place) => writeBackup(asFile(file), place))
    return `${documents} documents and ${messages} events are in ${file}. It holds personal data and password hashes: keep it so.`
  },
  restore: async ([file]) => {
    const { documents, messages } = await atStore(process.env, (place) => restoreBackup(asFile(file), place))
    return `${documents} documents and ${messages} events are back. Start the product.`
  },
  verify: ([option]) => (option === '--repair' ? repair() : verify()),
  compact: async () => {
    const { compactStore } = await import('@verandah/embedded-mongo')
    const { before, after } = await compactStore(embeddedStoreFolder(process.env))
    return `The store takes ${megabytes(after)} now; it took ${megabytes(before)}.`
  },
}

const verify = async (): Promise<string> => {
  const { verifyStore } = await import('@verandah/embedded-mongo')
  const { collections, documents } = await verifyStore(embeddedStoreFolder(process.env))
  return `${documents} documents in ${collections} collections are as they were written.`
}

const repair = async (): Promise<string> => {
  const { repairStore } = await import('@verandah/embedded-mongo')
  const { copy, damages, parts } = await repairStore(embeddedStoreFolder(process.env))
  const lost = parts.map(({ ns, kept, written }) =>
    kept === written
      ? `${ns ?? 'A collection whose name is lost'}: all ${written} documents are there, not all as they were written`
      : `${ns ?? 'A collection whose name is lost'}: ${kept} of ${written} documents are kept`,
  )
  return [
    ...damages,
    ...(lost.length === 0
      ? ['Every document that was counted is there; what the damaged places held beside them is lost.']
      : lost),
    `The store as it was is in ${copy}: delete it when you need it no more.`,
  ].join('\n')
}

const asFile = (file: string | undefined): string => {
  if (file === undefined) throw new Error(usage)
  return file
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`

runCommand(async ([action = '', ...words]) => {
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (run === undefined) throw new Error(usage)
  return await run(words)
})

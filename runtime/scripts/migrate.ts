import { runCommand } from '@verandah/kit'
import { atStore } from '../src/at-store.ts'
import { migrate } from '../src/migrate.ts'

runCommand(async () => {
  const names = await atStore(process.env, ({ storeUrl }) => migrate(process.env, storeUrl))
  return `The stores of ${names.join(', ')} are migrated, and their indexes are built.`
})

import { serviceNames, type ServiceName } from '@verandah/contracts'
import { findStoreUrl, runCommand } from '@verandah/kit'
import { askToTellAgain, type Told } from '../src/tell-again.ts'

const usage = `usage: tell-again [SERVICE...]

Has the running services tell again what other services keep of theirs: all of them, or those that are named
(${serviceNames.join(', ')}). Nothing happens twice by it.
MONGODB_URL names the store of the running product; without it that of this machine is meant.`

const isService = (name: string): name is ServiceName => serviceNames.some((known) => known === name)

const lineOf = ({ service, count }: Told): string =>
  count === null
    ? `${service} has not finished within a minute; does it run?`
    : `${service} has told ${count} events again.`

runCommand(async (named) => {
  const services = named.filter(isService)
  if (services.length < named.length) throw new Error(usage)
  const storeUrl = findStoreUrl(process.env)
  const told = await askToTellAgain({ storeUrl, ...(services.length > 0 && { services }) })
  const lines = told.map(lineOf).join('\n')
  if (told.some(({ count }) => count === null)) throw new Error(lines)
  return lines
})

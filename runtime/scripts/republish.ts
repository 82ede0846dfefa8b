import { serviceNames, type ServiceName } from '@verandah/contracts'
import { findStoreUrl, runCommand } from '@verandah/kit'
import { requestRepublish, type Republished } from '../src/republish.ts'

const usage = `usage: republish [SERVICE...]

Has running services publish again what other services keep copies of: all services, or those named
(${serviceNames.join(', ')}). Consumers ignore repeats.
MONGODB_URL names the store of the running product; without it that of this machine is meant.`

const isService = (name: string): name is ServiceName => serviceNames.some((known) => known === name)

const lineOf = ({ service, count }: Republished): string =>
  count === null
    ? `${service} has not finished within a minute; does it run?`
    : `${service} republished ${count} events.`

runCommand(async (named) => {
  const services = named.filter(isService)
  if (services.length < named.length) throw new Error(usage)
  const storeUrl = findStoreUrl(process.env)
  const told = await requestRepublish({ storeUrl, ...(services.length > 0 && { services }) })
  const lines = told.map(lineOf).join('\n')
  if (told.some(({ count }) => count === null)) throw new Error(lines)
  return lines
})

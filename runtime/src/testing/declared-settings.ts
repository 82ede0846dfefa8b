import { readFile } from 'node:fs/promises'
import { GatewaySettings } from '@verandah/gateway'
import type { ZodObject } from 'zod'
import { serviceLoaders } from '../services.ts'
import { RuntimeSettings, type parts } from '../settings.ts'

/** The gateway or a service. */
export type Part = (typeof parts)[number]

const root = new URL('../../../', import.meta.url)

export const readText = (path: string): Promise<string> => readFile(new URL(path, root), 'utf8')

/** What one part of the product reads beside the settings of its process. */
export const settingsOf = async (part: Part): Promise<ZodObject> =>
  part === 'gateway' ? GatewaySettings : ((await serviceLoaders[part]()).settings as ZodObject)

/** Names of every setting that a process with this part reads. */
export const namesReadBy = async (part: Part): Promise<string[]> => [
  ...Object.keys(RuntimeSettings.shape),
  ...Object.keys((await settingsOf(part)).shape),
]

/** Names of the variables that a stand-in reads when it is a process of its own. */
export const namesReadByStandIn = async (file: string): Promise<string[]> => [
  ...new Set((await readText(file)).match(/\b(?:LISTING_MARKET|EMBEDDED_MONGO|REAXML|STRIPE)_[A-Z_]+\b/g)),
]

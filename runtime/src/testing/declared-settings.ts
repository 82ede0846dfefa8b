import { readFile } from 'node:fs/promises'
import { GatewaySettings } from '@verandah/gateway'
import type { ZodObject } from 'zod'
import { serviceLoaders } from '../services.ts'
import { parts, RuntimeSettings } from '../settings.ts'

export type Part = (typeof parts)[number]

const root = new URL('../../../', import.meta.url)

export function readText(path: string): Promise<string> {
  return readFile(new URL(path, root), 'utf8')
}

/** Returns the settings that a part reads besides those of its process. */
export async function settingsOf(part: Part): Promise<ZodObject> {
  return part === 'gateway' ? GatewaySettings : ((await serviceLoaders[part]()).settings as ZodObject)
}

/** Returns the names of all settings that a process with this part reads. */
export async function namesReadBy(part: Part): Promise<string[]> {
  return [...Object.keys(RuntimeSettings.shape), ...Object.keys((await settingsOf(part)).shape)]
}

/** Returns the names in .env.example. */
export async function namesOffered(): Promise<string[]> {
  return [...(await readText('.env.example')).matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '')
}

/** Returns the parts that read a setting; all parts if it is one of their process. */
export async function readersOf(name: string): Promise<readonly Part[]> {
  const shapes = await Promise.all(parts.map(async (part) => ({ part, shape: (await settingsOf(part)).shape })))
  const readers = shapes.flatMap(({ part, shape }) => (name in shape ? [part] : []))
  return readers.length > 0 ? readers : parts
}

/** Returns the names of variables that a stand-in reads when it is a process of its own. */
export async function namesReadByStandIn(file: string): Promise<string[]> {
  return [...new Set((await readText(file)).match(/\b(?:LISTING_MARKET|EMBEDDED_MONGO|REAXML|STRIPE)_[A-Z_]+\b/g))]
}

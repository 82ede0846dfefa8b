import { allRoutes } from '@verandah/contracts'
import { sameOriginHeaders } from './asking.ts'
import { documentedOperations } from './document.ts'
import type { World } from './world.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Sends every method to every address ever declared, including internal ones, and returns those that respond without
 * being documented.
 */
export async function listUndocumentedCalls({ owner, product }: World): Promise<string[]> {
  const served: string[] = []
  const headers = { ...sameOriginHeaders(product.baseUrl), 'content-type': 'application/json' }
  for (const path of new Set(allRoutes.map((route) => route.path.replace(/\{\w+\}/g, 'x')))) {
    for (const method of methods.filter((one) => !isDocumented(one, path))) {
      const { status } = await owner.send({ method, path, headers, body: '{}' })
      if (status !== 404) served.push(`${method} ${path} answered ${status}`)
    }
  }
  return served
}

const isDocumented = (method: string, path: string): boolean =>
  documentedOperations().some(
    (one) => one.method === method && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )

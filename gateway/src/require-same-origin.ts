import { AppError } from '@verandah/kit'
import type { Request } from 'express'

/**
 * Refuses what another site made a browser send. Browsers say where a request comes from (`Sec-Fetch-Site`, `Origin`); one
 * that says nothing is refused too, and one that contradicts itself.
 */
export const createRequireSameOrigin = (publicUrl: string) => {
  const publicOrigin = new URL(publicUrl).origin
  return (request: Request): void => {
    const site = request.headers['sec-fetch-site']
    const { origin } = request.headers
    const isOurs = origin === publicOrigin || origin === `${request.protocol}://${request.host}`
    const isSameSite = site === undefined || site === 'same-origin'
    const isSaid = origin !== undefined || site !== undefined
    if (!isSaid || !isSameSite || (origin !== undefined && !isOurs)) throw foreignOrigin()
  }
}

const foreignOrigin = () =>
  new AppError('forbidden', {
    code: 'foreign-origin',
    detail:
      'This call must come from a page of this site. Behind a proxy, PUBLIC_URL must be the address that browsers see.',
  })

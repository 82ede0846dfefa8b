import type { RequestHandler } from 'express'
import { withoutOurs } from './set-upstream-headers.ts'
import type { GatewayDeps } from './gateway-deps.ts'
import { observe } from './observe.ts'
import { createUpstream } from './upstream.ts'

/** Pictures of sample homes are public: nothing of the visitor goes with the request. */
export const servePictures = (deps: GatewayDeps, url: string): RequestHandler[] => [
  observe(deps, '/pictures'),
  (request, _, next) => {
    request.headers = withoutOurs(request.headers)
    next()
  },
  createUpstream(deps, { name: 'listing-market', url }),
]

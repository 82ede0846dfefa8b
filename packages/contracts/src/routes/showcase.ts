import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Showcase } from '../models/showcase.ts'

export const getShowcase = defineRoute('search', 'getShowcase', 'GET /api/showcase', {
  auth: 'public',
  summary:
    'The ranked homes of the stored showcase search, the same for everybody; no provider is asked. Null while none is stored.',
  reply: z.object({ showcase: z.nullable(Showcase) }),
})

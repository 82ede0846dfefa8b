import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Id } from '../fields.ts'
import { HomeChoice, KeptChoice } from '../models/home-choice.ts'

export const listHomeChoices = defineRoute('search', 'listHomeChoices', 'GET /api/home-choices', {
  summary: 'Which of two homes the caller would rather see, the last answer first; at most 300.',
  reply: z.array(KeptChoice),
})

export const keepHomeChoice = defineRoute('search', 'keepHomeChoice', 'PUT /api/home-choices', {
  summary: 'Keeps which of two homes the caller would rather see, in place of an earlier answer on the same two.',
  body: HomeChoice,
})

export const takeBackHomeChoice = defineRoute(
  'search',
  'takeBackHomeChoice',
  'DELETE /api/home-choices/{one}/{other}',
  {
    summary: 'Takes back the answer on two homes, named in either order.',
    params: z.object({ one: Id, other: Id }),
  },
)

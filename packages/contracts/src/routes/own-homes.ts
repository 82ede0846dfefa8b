import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Id } from '../fields.ts'
import { OwnHome, OwnHomeInput } from '../models/own-home.ts'
import { Property } from '../models/property.ts'

const ById = z.object({ id: Id })

export const addOwnHome = defineRoute('search', 'addOwnHome', 'POST /api/own-homes', {
  summary:
    'Adds a home that the caller found elsewhere; nobody else sees it. 403 `search-not-allowed` without a plan that includes searches, 409 `own-homes-full` at 200.',
  status: 201,
  body: OwnHomeInput,
  reply: Property,
})

export const getOwnHome = defineRoute('search', 'getOwnHome', 'GET /api/own-homes/{id}', {
  summary: 'A home that the caller added, in the words of its form.',
  params: ById,
  reply: OwnHome,
})

export const editOwnHome = defineRoute('search', 'editOwnHome', 'PUT /api/own-homes/{id}', {
  summary: 'Changes a home that the caller added; one that was just deleted comes back.',
  params: ById,
  body: OwnHomeInput,
  reply: Property,
})

export const deleteOwnHome = defineRoute('search', 'deleteOwnHome', 'DELETE /api/own-homes/{id}', {
  summary: 'Deletes a home that the caller added. Within thirty days a change brings it back.',
  params: ById,
})

import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Bytes, ByteStream, Id, RequiredText } from '../fields.ts'
import { LocalDate } from '../models/day-plan.ts'
import { documentLimitBytes, FileKind, fileNameMaxLength, fileTypes, StoredFile, StoredFiles } from '../models/file.ts'
import { HousemateHomeRecords, Visit, VisitEntries } from '../models/visit.ts'

const OfVisit = z.object({ propertyId: Id, on: LocalDate })
const OfHome = z.object({ propertyId: z.optional(Id) })
/** Names the stored object too. */
const FileId = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/))
const OfFile = z.object({ id: FileId })

export const listVisits = defineRoute('shortlist', 'listVisits', 'GET /api/visits', {
  summary: 'What the caller wrote down at visits, of one home or of all, the latest day first.',
  query: OfHome,
  reply: z.array(Visit),
})

export const saveVisitEntries = defineRoute(
  'shortlist',
  'saveVisitEntries',
  'POST /api/visits/{propertyId}/{on}/entries',
  {
    summary:
      'Adds or changes entries of a visit to a home on the shortlist; the visit begins with its first one. Sending them again changes nothing, and of two versions of an entry the later wins.',
    params: OfVisit,
    body: VisitEntries,
    bodyLimitBytes: 1024 * 1024,
    reply: Visit,
  },
)

export const deleteVisit = defineRoute('shortlist', 'deleteVisit', 'DELETE /api/visits/{propertyId}/{on}', {
  summary: 'Deletes what was written down at a visit, with its photos.',
  params: OfVisit,
})

export const listHousematesVisits = defineRoute('shortlist', 'listHousematesVisits', 'GET /api/household/visits', {
  summary: 'Visits, photos and documents of a home by the other members of the household.',
  query: z.object({ propertyId: Id }),
  reply: z.array(HousemateHomeRecords),
})

export const listFiles = defineRoute('shortlist', 'listFiles', 'GET /api/files', {
  summary: 'Photos and documents of the caller, of one home or of all, and how much room they take.',
  query: OfHome,
  reply: StoredFiles,
})

export const keepFile = defineRoute('shortlist', 'keepFile', 'PUT /api/files/{id}', {
  summary:
    'Keeps a photo (JPEG, PNG or WebP; its metadata are removed) or a document (PDF or picture) of a home on the shortlist. The id is made by the client: sending a file again answers what is kept. Answered once the bytes are durable.',
  params: OfFile,
  query: z.object({
    propertyId: Id,
    kind: FileKind,
    name: RequiredText(fileNameMaxLength),
    visitOn: z.optional(LocalDate),
  }),
  bodyType: 'application/octet-stream',
  bodyLimitBytes: documentLimitBytes,
  reply: StoredFile,
})

export const readFile = defineRoute('shortlist', 'readFile', 'GET /api/files/{id}/content', {
  summary:
    'The bytes of a file of the caller, or of a member of their household, with the type that they are. `size=small` gives a picture of at most 480 pixels.',
  params: OfFile,
  query: z.object({ size: z.optional(z.literal('small')) }),
  replyType: [...fileTypes],
  reply: Bytes,
})

export const deleteFile = defineRoute('shortlist', 'deleteFile', 'DELETE /api/files/{id}', {
  summary: 'Deletes a file of the caller.',
  params: OfFile,
})

export const getHomeArchive = defineRoute('shortlist', 'getHomeArchive', 'GET /api/archives/{propertyId}', {
  summary:
    'What the caller keeps of a home as one ZIP archive: the saved record, visits, the purchase and all photos and documents. One at a time: 429 `archive-under-way`.',
  params: z.object({ propertyId: Id }),
  replyType: 'application/zip',
  reply: ByteStream,
})

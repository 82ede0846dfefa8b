import type { RequestHandler } from 'express'
import { sendProblem } from './problems.ts'
import type { DomainContext } from './search-routes.ts'
import { writeDetail } from './write-detail.ts'

const mostSuggestions = 20

/** `GET /v1/listings/{id}`. */
export const listingById =
  ({ market, publicUrl }: DomainContext): RequestHandler<{ id: string }> =>
  (req, res) => {
    const sale = market.findByDomainId(Number(req.params.id))
    if (sale) res.json(writeDetail(sale, publicUrl()))
    else sendProblem(res, 404, 'There is no such listing')
  }

/** `GET /v1/listings/locations?terms=ric`. */
export const suggestLocations =
  ({ market }: DomainContext): RequestHandler =>
  (req, res) => {
    const terms = typeof req.query.terms === 'string' ? req.query.terms.trim() : ''
    const places = terms === '' ? [] : market.atlas.startingWith(terms).slice(0, mostSuggestions)
    res.json(
      places.map(({ suburb, state, postcode, municipality }) => ({
        name: suburb,
        state,
        postcode,
        area: municipality,
        type: 'suburb',
      })),
    )
  }

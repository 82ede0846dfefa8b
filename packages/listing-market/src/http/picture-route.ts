import type { RequestHandler } from 'express'
import { drawPicture } from '../pictures/draw-picture.ts'

const yearSeconds = 31_536_000

/** `GET /pictures/{homeId}/{n}.svg`: the same address always shows the same drawing. */
export const pictureRoute: RequestHandler<{ home: string; name: string }> = (req, res) => {
  const picture = drawPicture(req.params.home, req.params.name)
  if (picture === undefined) {
    res.status(404).type('text/plain').send('There is no such picture')
    return
  }
  res.set('cache-control', `public, max-age=${yearSeconds}, immutable`)
  res.set('x-content-type-options', 'nosniff')
  res.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  res.type('image/svg+xml').send(picture)
}

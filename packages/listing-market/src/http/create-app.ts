import express from 'express'
import { createDomainRouter, type DomainOptions } from '../domain-api/domain-router.ts'
import type { Feeds } from '../reaxml/create-feeds.ts'
import { feedRoute } from './feed-route.ts'
import { advanceMarket, describeMarket } from './market-routes.ts'
import { pictureRoute } from './picture-route.ts'

export interface AppOptions {
  domain: DomainOptions
  feeds: Feeds
  /** After the market has moved on. */
  renewFeeds: () => Promise<void>
}

/** Domain's API, REAXML feeds, pictures, and the market's own controls. */
export const createApp = ({ domain, feeds, renewFeeds }: AppOptions): express.Express => {
  const app = express().disable('x-powered-by')
  app.get('/_market', describeMarket(domain.market))
  app.post('/_market/advance', express.json(), advanceMarket(domain.market, renewFeeds))
  app.get('/pictures/:home/:name.svg', pictureRoute)
  app.get('/reaxml/feed.xml', feedRoute(feeds.feedFor))
  app.use('/v1', createDomainRouter(domain))
  return app
}

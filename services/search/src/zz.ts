import { startListingMarket } from '@verandah/listing-market'
import { startTestService } from '@verandah/kit/testing'
import { search } from './index.ts'
import { mkdtemp, readdir } from 'node:fs/promises'
const folder = await mkdtemp('/tmp/zzfeeds-')
const market = await startListingMarket({ now: () => new Date('2026-11-20T00:00:00Z'), publicUrl: 'http://listing-market', reaxmlFolder: folder })
const files = await readdir(folder)
console.log('files', files.length)
const s = await startTestService(search, { environment: { LISTING_MARKET_URL: market.url, REAXML_FEED_FOLDER: folder } })
await s.runJob('watch-feed-folder')
let t = performance.now(); const c0 = process.cpuUsage()
await s.runJob('watch-feed-folder')
console.log('ingest ms', Math.round(performance.now()-t), process.cpuUsage(c0), await s.store.collection('feed_listings').countDocuments(), await s.store.collection('properties').countDocuments(), 'rss', process.memoryUsage().rss/1e6)
const reps = await s.store.collection('feed_reports').find().toArray()
console.log(reps.reduce((n,r)=>n+r.kept,0), reps.flatMap(r=>r.rejected).length, reps.flatMap(r=>r.warnings).length)
market.advance(3); 
await market.writeReaxmlFeed(folder)
await s.runJob('watch-feed-folder'); t = performance.now(); await s.runJob('watch-feed-folder'); console.log('again ms', Math.round(performance.now()-t))
const reps2 = await s.store.collection('feed_reports').find().toArray()
console.log([...new Set(reps2.flatMap(r=>r.rejected).map((r:any)=>r.reason))].slice(0,5), reps2.flatMap(r=>r.rejected).length)
await s.stop(); await market.close(); process.exit(0)

import { createLogger, systemClock } from '@verandah/kit'
import { startListingMarket } from '@verandah/listing-market'
import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { createDomainProvider } from './providers/domain/domain-provider.ts'
import { parseReaxml } from './providers/reaxml/parse-reaxml.ts'
import { matchKeyOf } from './domain/normalise-address.ts'
import { execFileSync } from 'node:child_process'
const market = await startListingMarket({ now: () => new Date('2026-11-20T00:00:00Z'), publicUrl: 'http://listing-market' })
const p = createDomainProvider({ clientId:'sample-client', clientSecret:'sample-secret', apiUrl: market.url, authUrl: market.url, isSample:true, pageSize:100 }, { clock: systemClock, log: createLogger({level:'silent'}) })
const richmond = { suburb:'Richmond', state:'VIC', postcode:'3121' } as const
const r = await p.search({ locations:[richmond], maxPages:5 }, 1, AbortSignal.timeout(9999))
const L = r.listings
console.log('domain', L.length, r.total, r.hasNext)
for (const f of ['price','priceFrom','displayPrice','bedrooms','landSize','propertyAge','propertyCondition','auctionDate','latitude','url','listedAt'] as const) console.log(f, L.filter(l => l[f] !== null).length)
console.log('hasView', L.filter(l=>l.hasView).length, 'reno', L.filter(l=>l.hasRenovatedFeatures).length, 'prem', L.filter(l=>l.hasPremiumFeatures).length,'lit', L.filter(l=>l.isWellLit).length,'mod', L.filter(l=>l.hasModernInterior).length, 'insp', L.filter(l=>l.inspections.length).length,'det',[...new Set(L.flatMap(l=>l.detectedFeatures))], 'types',[...new Set(L.map(l=>l.propertyType))], [...new Set(L.map(l=>l.displayPrice+' => '+l.price+'/'+l.priceFrom+'/'+l.priceTo))].slice(0,60))
console.log([...new Set(L.flatMap(l=>l.features))].join('|'))
const f = parseReaxml(new TextEncoder().encode(market.feedFor(richmond)), {year:2026})
console.log('feed', f.updates.length, f.rejected.length, f.warnings.length, [...new Set(f.updates.flatMap(u=>u.features??[]))].join('|'), [...new Set(f.updates.flatMap(u=>u.absentFeatures??[]))].join('|'))
const dk = new Map(L.map(l=>[matchKeyOf(l),l])); 
const both = market.salesIn(richmond).filter(s=>s.home.listedAt==='both' && (s.status==='current'||s.status==='under-offer'))
const ok = f.updates.filter(u=>u.street!==undefined && u.status!=='sold').filter(u=>dk.has(matchKeyOf(u as never)))
console.log('both', both.length, 'matched', ok.length)
console.log(L[0], f.updates[0])
await market.close()
process.exit(0)

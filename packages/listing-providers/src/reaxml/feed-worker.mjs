// Node 20 gives a worker no TypeScript: it needs the loader before the first import.
import { register } from 'tsx/esm/api'

register()
await import('./feed-worker.ts')

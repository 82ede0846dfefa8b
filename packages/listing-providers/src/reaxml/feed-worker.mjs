// Node 20 workers cannot load TypeScript: the loader must be registered before the first import.
import { register } from 'tsx/esm/api'

register()
await import('./feed-worker.ts')

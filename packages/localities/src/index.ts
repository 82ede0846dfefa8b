export { loadGazetteer, openLocalities } from './load-gazetteer.ts'

export { createFeeds } from './create-feeds.ts'
export { pullFeeds } from './pull-feeds.ts'
export { receiveReaxml } from './receive-reaxml.ts'
export { watchFeedFolder } from './watch-folder.ts'

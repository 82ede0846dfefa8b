/** Test files that run in turn, and about how many seconds each takes on two cores. */
const longFiles: Readonly<Record<string, number>> = {
  'gateway/src/home-archive.component.test.ts': 6,
  'packages/decide/src/day-plan-many.test.ts': 3,
  'packages/decide/src/learning-series.test.ts': 20,
  'packages/embedded-mongo/src/query/index-equivalence.test.ts': 10,
  'packages/embedded-mongo/test/damage.test.ts': 7,
  'packages/home-facts/src/neutral-sentences.test.ts': 10,
  'packages/kit/src/blobs/folder-blobs.test.ts': 7,
  'packages/kit/src/blobs/s3-blobs.test.ts': 10,
  'packages/kit/src/bus/jetstream-away.infra.test.ts': 8,
  'packages/kit/src/bus/jetstream-credentials.infra.test.ts': 8,
  'packages/kit/src/bus/jetstream-faults.infra.test.ts': 8,
  'proofs/chaos/src/chaos.infra.test.ts': 160,
  'proofs/chaos/src/erased-users.test.ts': 7,
  'proofs/chaos/src/every-order.test.ts': 20,
  'proofs/chaos/src/following-ideal.test.ts': 6,
  'proofs/e2e/src/accessibility-dark.e2e.test.ts': 100,
  'proofs/e2e/src/accessibility-light.e2e.test.ts': 100,
  'proofs/e2e/src/accessibility/detectors.e2e.test.ts': 10,
  'proofs/e2e/src/bidding.e2e.test.ts': 40,
  'proofs/e2e/src/budgets.e2e.test.ts': 70,
  'proofs/e2e/src/costs.e2e.test.ts': 20,
  'proofs/e2e/src/day-plan.e2e.test.ts': 15,
  'proofs/e2e/src/drawn-pages.e2e.test.ts': 60,
  'proofs/e2e/src/evening.e2e.test.ts': 45,
  'proofs/e2e/src/first-minutes.e2e.test.ts': 60,
  'proofs/e2e/src/household.e2e.test.ts': 20,
  'proofs/e2e/src/keyboard.e2e.test.ts': 40,
  'proofs/e2e/src/map.e2e.test.ts': 80,
  'proofs/e2e/src/media-features.e2e.test.ts': 60,
  'proofs/e2e/src/offline.e2e.test.ts': 15,
  'proofs/e2e/src/results.e2e.test.ts': 90,
  'proofs/e2e/src/shared-home.e2e.test.ts': 25,
  'proofs/e2e/src/shortlist.e2e.test.ts': 110,
  'proofs/e2e/src/specification.test.ts': 75,
  'proofs/e2e/src/to-the-keys.e2e.test.ts': 30,
  'proofs/e2e/src/two-phones.e2e.test.ts': 15,
  'proofs/e2e/src/visit.e2e.test.ts': 15,
  'proofs/security/src/api-document.flow.test.ts': 25,
  'proofs/security/src/forgery.flow.test.ts': 35,
  'proofs/security/src/fuzz.flow.test.ts': 60,
  'proofs/security/src/household.flow.test.ts': 20,
  'proofs/security/src/ownership.flow.test.ts': 50,
  'proofs/security/src/planted-faults.flow.test.ts': 50,
  'proofs/simulation/src/broker/broker.infra.test.ts': 15,
  'runtime/src/backup/backup.flow.test.ts': 35,
  'runtime/src/backup/blobs.test.ts': 5,
  'runtime/src/backup/bucket.test.ts': 15,
  'runtime/src/backup/interrupted.test.ts': 15,
  'runtime/src/backup/killed.flow.test.ts': 20,
  'runtime/src/backup/running.flow.test.ts': 20,
  'runtime/src/commands.flow.test.ts': 50,
  'runtime/src/dashboards.flow.test.ts': 7,
  'runtime/src/going-down.flow.test.ts': 75,
  'runtime/src/growth.flow.test.ts': 25,
  'runtime/src/hidden-price.flow.test.ts': 30,
  'runtime/src/journey.flow.test.ts': 20,
  'runtime/src/kill-nine.flow.test.ts': 75,
  'runtime/src/republish.flow.test.ts': 20,
  'runtime/src/saved-search.flow.test.ts': 15,
  'runtime/src/taken-port.flow.test.ts': 10,
  'runtime/src/used-folder.flow.test.ts': 10,
  'services/billing/src/late-webhooks.component.test.ts': 10,
  'services/notifications/src/reminders.component.test.ts': 6,
  'services/search/src/first-reading.component.test.ts': 10,
  'services/search/src/saved-searches/changing-market.component.test.ts': 15,
  'services/search/src/saved-searches/follow-run.component.test.ts': 25,
  'services/search/src/saved-searches/mornings.component.test.ts': 10,
  'services/search/src/searches/fetch/ask-late-providers.component.test.ts': 10,
  'services/search/src/searches/fetch/faulty-providers.component.test.ts': 30,
  'services/search/src/searches/read/matching.component.test.ts': 20,
  'services/search/src/tracking/followed-by-count.component.test.ts': 15,
  'services/shortlist/src/archive/home-archive.component.test.ts': 3,
  'services/shortlist/src/files/interrupted.component.test.ts': 6,
  'tools/commands.test.ts': 35,
  'web/src/features/results/certainty/certainty.test.tsx': 10,
  'web/src/features/results/learning/learning.test.tsx': 12,
  'web/src/features/results/pages.test.tsx': 12,
  'web/src/features/shortlist/board.test.tsx': 10,
  'web/src/features/shortlist/without-connection.test.tsx': 8,
  'web/src/features/visit/photos.test.tsx': 5,
  'web/src/features/visit/questions-and-notes.test.tsx': 5,
}

/** How many runs take all of them. It has no common factor with the ten slices: every slice meets every turn. */
export const turns = 37

/** Groups of about equal length: each file, the longest first, joins the group that is shortest so far. */
export function groupsInTurn(files = longFiles, count = turns): string[][] {
  const groups = Array.from({ length: count }, () => ({ seconds: 0, files: [] as string[] }))
  for (const [file, seconds] of Object.entries(files).sort(([, a], [, b]) => b - a)) {
    const shortest = groups.reduce((best, group) => (group.seconds < best.seconds ? group : best))
    shortest.seconds += seconds
    shortest.files.push(file)
  }
  return groups.map((group) => group.files)
}

/** The long files that a run leaves to the next ones: it takes one group by `VERIFY_TURN`, all if that is not set. */
export function filesOfOtherTurns(turn = process.env.VERIFY_TURN ?? 'all'): string[] {
  return turn === 'all' ? [] : groupsInTurn().flatMap((files, group) => (group === Number(turn) % turns ? [] : files))
}

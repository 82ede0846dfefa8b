import { fieldOf, type RouterKind } from './router-kind.ts'

/**
 * OSRM's table service: longitude before latitude; `code` is `Ok`, `durations` are seconds, null where there is no way.
 * It ignores the profile in the path: a server has the one that its data were made with. At most 100 places by default.
 * https://github.com/Project-OSRM/osrm-backend/blob/master/docs/http.md#table-service (at 4fc76ca)
 */
export const osrm: RouterKind = {
  path: ({ mode, places }) =>
    `table/v1/${mode}/${places.map(({ latitude, longitude }) => `${longitude},${latitude}`).join(';')}`,
  query: { annotations: 'duration' },
  rowsIn: (answer) => (fieldOf(answer, 'code') === 'Ok' ? fieldOf(answer, 'durations') : undefined),
}

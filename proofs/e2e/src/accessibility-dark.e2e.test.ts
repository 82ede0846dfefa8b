import { describe } from 'vitest'
import { checkLooks } from './accessibility/check-looks.ts'
import { browserPath } from './open-browser.ts'

const title = 'in the dark theme axe finds nothing, nothing is cut, hidden or scrolls sideways'

describe.runIf(browserPath() !== undefined)(title, () => checkLooks('dark'))

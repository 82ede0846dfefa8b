import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files that run the whole product, slowest kind first; all others are short. */
const longKinds = [/specification\.test|accessibility\.e2e|chaos\.infra/, /\.(e2e|flow|infra)\.test/, /durability/]

const kindOf = ({ moduleId }: TestSpecification): number => {
  const kind = longKinds.findIndex((name) => name.test(moduleId))
  return kind === -1 ? longKinds.length : kind
}

/** Starts with the files that take minutes, so that none of them runs alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => kindOf(a) - kindOf(b))
  }
}

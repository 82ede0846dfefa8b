const tsx = (file) => ['tsx', '--conditions=@verandah/source', file]
const node = (file) => ['node', file]

/**
 * All tasks of `npm run check`, `npm run generate` and `npm run prove`, with their commands; further words are passed
 * on.
 */
export const tasks = {
  check: {
    architecture:
      'depcruise packages stand-ins gateway services web/src runtime proofs --config .dependency-cruiser.cjs'.split(
        ' ',
      ),
    'dead-code': ['knip'],
    formatting: ['oxfmt', '--check'],
    sizes: node('tools/check-sizes.mjs'),
    bundle: node('tools/check-bundle.mjs'),
    licences: node('tools/licences.mjs'),
    signatures: ['npm', 'audit', 'signatures'],
    k8s: tsx('tools/check-k8s.ts'),
    'k8s-pods': tsx('tools/play-k8s.ts'),
    compose: tsx('tools/check-compose.ts'),
    buyer: tsx('tools/check-buyer.ts'),
    localities: tsx('packages/localities/scripts/check-localities.ts'),
  },
  generate: {
    contracts: tsx('tools/contracts.ts'),
    events: tsx('runtime/scripts/events.ts'),
    capacity: tsx('tools/capacity.ts'),
    settings: tsx('tools/settings.ts'),
    'cost-sources': tsx('tools/cost-sources.ts'),
    manifests: tsx('tools/manifests.ts'),
    'api-docs': tsx('proofs/security/scripts/api-docs.ts'),
    facts: tsx('packages/home-facts/evaluation/learn.ts'),
    'common-passwords': tsx('services/auth/scripts/common-passwords.ts'),
    localities: tsx('packages/localities/scripts/import-localities.ts'),
    screenshots: tsx('proofs/e2e/src/screenshots.ts'),
  },
  prove: {
    chaos: tsx('proofs/chaos/src/main.ts'),
    bite: node('proofs/simulation/bite.mjs'),
    fuzz: tsx('proofs/security/scripts/fuzz.ts'),
    evaluation: tsx('tools/evaluation.ts'),
    conformance: tsx('proofs/conformance/src/main.ts'),
    containers: tsx('tools/test-containers.ts'),
    mutation: node('tools/mutation/run.mjs'),
    ratios: tsx('proofs/bench/src/ratios.ts'),
  },
}

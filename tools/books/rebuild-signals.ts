import { withSecretFiles } from '#config/secret-files.ts'
import { makeLogger } from '#server/kernel/index.ts'
import { rebuildSignals } from '#server/risk/index.ts'
import { composeMeasuring } from '../../apps/api/compose/compose-risk.ts'
import { openBase } from '../../apps/api/compose/open-base.ts'
import { readEnvironment } from '../../apps/api/environment/environment.ts'

/**
 * `npm run risk:rebuild`, with the environment of the brand's worker: recomputes its signals from the books and the
 * rooms' facts.
 */
const environment = readEnvironment('worker', withSecretFiles(process.env))
const base = await openBase('worker', { environment, logger: makeLogger({ name: 'risk-rebuild', level: 'info' }) })
try {
  const players = await rebuildSignals(composeMeasuring(base))
  console.log(`the signals of ${players} players were made anew`)
} finally {
  await base.close()
}

import { withSecretFiles } from '#config/secret-files.ts'
import { publicPartOf } from '#server/audit/index.ts'
import { makeLogger } from '#server/kernel/index.ts'
import { readEnvironment } from '../api/environment/environment.ts'
import { runProcess } from '../api/run-process.ts'
import { composeWorker } from './compose-worker.ts'

const environment = readEnvironment('worker', withSecretFiles(process.env))
const logger = makeLogger({ name: 'worker', level: environment.logLevel })
if (environment.audit)
  logger.info({ publicKey: publicPartOf(environment.audit.signingKey) }, 'the key that checks the audit log')
// Work in progress is finished; the rest stays in the database for the next worker.
await runProcess('worker', await composeWorker({ environment, logger }), {
  logger,
  drainDelayMs: environment.drainDelayMs,
})

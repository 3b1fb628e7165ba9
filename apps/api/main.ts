import { withSecretFiles } from '#config/secret-files.ts'
import { makeLogger } from '#server/kernel/index.ts'
import { composeApi } from './compose/compose-api.ts'
import { readEnvironment } from './environment/environment.ts'
import { keepRequestsYoung } from './keep-requests-young.ts'
import { runProcess } from './run-process.ts'

keepRequestsYoung()
const environment = readEnvironment('api', withSecretFiles(process.env))
const logger = makeLogger({ name: 'api', level: environment.logLevel })
// Rounds in flight finish and are answered; new connections are refused.
await runProcess('API', await composeApi({ environment, logger }), {
  logger,
  drainDelayMs: environment.drainDelayMs,
})

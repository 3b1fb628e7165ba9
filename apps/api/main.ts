import { withSecretFiles } from '#config/secret-files.ts'
import { makeLogger } from '#server/kernel/index.ts'
import { openTracing } from '#telemetry'
import { composeApi } from './compose/compose-api.ts'
import { readEnvironment } from './environment/environment.ts'
import { keepRequestsYoung } from './keep-requests-young.ts'
import { runProcess } from './run-process.ts'

keepRequestsYoung()
const variables = withSecretFiles(process.env)
const environment = readEnvironment('api', variables)
const tracing = openTracing('api', variables)
const logger = makeLogger({ name: 'api', level: environment.logLevel })
// Rounds in flight finish and get their response; new connections are refused.
await runProcess('API', await composeApi({ environment, logger, tracing }), {
  logger,
  drainDelayMs: environment.drainDelayMs,
})

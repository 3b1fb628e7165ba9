import { withSecretFiles } from '#config/secret-files.ts'
import { runProcess } from '../front-door/run-process.ts'
import { buildServer } from './server/build-server.ts'
import { readSettings } from './server/read-settings.ts'

await runProcess(readSettings(withSecretFiles(process.env)), async (settings) => buildServer(settings))

import { fileURLToPath } from 'node:url'
import { withSecretFiles } from '#config/secret-files.ts'
import { runProcess } from '../front-door/run-process.ts'
import { buildServer } from './server/build-server.ts'
import { readSettings } from './server/read-settings.ts'

const build = fileURLToPath(new URL('../../build/kiosk', import.meta.url))
await runProcess(readSettings(withSecretFiles(process.env)), (settings) => buildServer(settings, build))

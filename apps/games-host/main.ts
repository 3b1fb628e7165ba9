import { join } from 'node:path'
import { withSecretFiles } from '#config/secret-files.ts'
import { runProcess } from '../front-door/run-process.ts'
import { buildApp } from './server/build-app.ts'
import { readSettings } from './server/read-settings.ts'

const root = join(import.meta.dirname, '..', '..')
const folders = {
  build: join(root, 'build', 'games'),
  catalogue: join(root, 'games', 'catalogue'),
  symbols: join(import.meta.dirname, 'symbols', 'pictures'),
}
await runProcess(readSettings(withSecretFiles(process.env)), (settings) => buildApp(settings, folders))

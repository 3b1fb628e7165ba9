import { join } from 'node:path'
import { buildApp } from './server/build-app.ts'
import { readSettings } from './server/read-settings.ts'

const root = join(import.meta.dirname, '..', '..')
const reading = readSettings(process.env)
if (!reading.ok) {
  for (const problem of reading.problems) console.error(problem)
  process.exit(1)
}

const app = await buildApp(reading.settings, {
  build: join(root, 'build', 'games'),
  catalogue: join(root, 'games', 'catalogue'),
  symbols: join(import.meta.dirname, 'symbols', 'pictures'),
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return process.exit(1)
})
await app.listen({ port: reading.settings.port, host: reading.settings.host }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

const DRAIN_MS = 20_000
let isClosing = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isClosing) return
    isClosing = true
    app.log.info('draining')
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    // Rounds that are being handed on are answered first; then nothing keeps the process.
    void app.close().then(() => {
      app.log.info('drained')
      process.exit(0)
    })
  })
}

import { fileURLToPath } from 'node:url'
import { buildServer } from './server/build-server.ts'
import { readSettings } from './server/settings.ts'

const answer = readSettings(process.env)
if (!answer.ok) {
  console.error(['The back office cannot start:', ...answer.problems.map((problem) => `  ${problem}`)].join('\n'))
  process.exit(1)
}

const { port, host, apiOrigin, configuration } = answer.settings
const { brand, market, environment } = configuration
const app = await buildServer({
  apiOrigin,
  buildFolder: fileURLToPath(new URL('../../build/backoffice', import.meta.url)),
  gamesFolder: fileURLToPath(new URL('../../games/catalogue', import.meta.url)),
  brandName: brand.appName,
  marketKey: market.key,
  timeZone: market.timeZone,
  environment,
  trustedProxies: process.env['TRUSTED_PROXIES']?.trim() || 'loopback',
  isSecure: environment === 'cert' || environment === 'production',
  // Not pino's own writer: it never gives up at the end of a process whose reader is gone.
  logger: { level: 'warn', stream: process.stdout },
})

let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  // Answers under way are finished; new ones are refused with 503.
  await app.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

try {
  await app.listen({ port, host })
  console.log(`Back office listens on port ${port}.`)
} catch (error) {
  const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(isBusy ? `Port ${port} is already in use: stop what runs there or set PORT.` : error)
  process.exit(1)
}

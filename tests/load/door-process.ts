import { serveHealth } from '#apps/front-door/serve-health.ts'
import { makeServer } from '#apps/front-door/make-server.ts'
import { proxyApi } from '#apps/front-door/proxy-api.ts'

/**
 * A door without pages, as a process of its own: forwards the calls of the games host, or of another door, to the API.
 */
const apiOrigin = process.env['API_ORIGIN'] ?? ''
const door = process.env['DOOR'] === 'player' ? 'player' : 'games'
const app = makeServer({ logLevel: 'silent', trustedProxies: process.env['TRUSTED_PROXIES']?.split(',') ?? [] })
serveHealth(app, apiOrigin)
await proxyApi(app, { apiOrigin, door, isWithCookies: door === 'player' })
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.send?.({ ready: true })
process.on('message', (message) => {
  if (message === 'drain') app.draining.isDraining = true
})
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
process.on('disconnect', () => process.exit(0))

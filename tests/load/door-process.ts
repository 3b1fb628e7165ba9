import { serveHealth } from '#apps/front-door/serve-health.ts'
import { makeServer } from '#apps/front-door/make-server.ts'
import { proxyApi } from '#apps/front-door/proxy-api.ts'

/** What every door is made of, without pages, as a process of its own: passes the calls of the games host to the API. */
const apiOrigin = process.env['API_ORIGIN'] ?? ''
const app = makeServer({ logLevel: 'silent', trustedProxies: [] })
serveHealth(app, apiOrigin)
await proxyApi(app, { apiOrigin, door: 'games', isWithCookies: false })
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.send?.({ ready: true })
process.on('message', (message) => {
  if (message === 'drain') app.draining.isDraining = true
})
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
process.on('disconnect', () => process.exit(0))

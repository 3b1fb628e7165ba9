import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listenerTimes } from '#config/listener-times.ts'
import { isServedAt, listeners, type Door, type Listener } from '#contract/doors.ts'

/** `operations` is for monitoring and operators: metrics, and routes for tests only. No calls of the contract. */
export type ListenerName = Listener | 'operations'
export type ListenerPorts = Readonly<Record<ListenerName, number>>

/** Listeners that only our proxies reach: a proxy sends its own `traceparent`, never one that it received. */
const BEHIND_DOORS: ReadonlySet<ListenerName> = new Set(['public', 'staff'])

/**
 * Lets each listener of the process serve only its own routes: other routes are not found there. A request without a
 * listener (injected by a test) is not checked. Call it before anything is mounted.
 */
export function keepListenersApart(app: FastifyInstance) {
  const listenerOf = new WeakMap<Socket, ListenerName>()
  const others: Server[] = []
  const closed: Promise<void>[] = []
  app.addHook('onRequest', (request, reply, next) => {
    const at = listenerOf.get(request.raw.socket)
    if (at === undefined || request.is404 || isFor(request, at)) return next()
    reply.callNotFound()
  })
  app.addHook('preClose', async () => {
    for (const server of others) {
      closed.push(new Promise((done) => server.close(() => done())))
      server.closeIdleConnections()
    }
  })
  app.addHook('onClose', async () => void (await Promise.all(closed)))

  return {
    /** Opens every listener. Returns the ports, which a test leaves to the system. */
    async listen({ host, ports }: { readonly host: string; readonly ports: ListenerPorts }): Promise<ListenerPorts> {
      const { public: publicPort, ...apart } = ports
      markAll(app.server, 'public')
      await app.listen({ port: publicPort, host })
      const opened = await Promise.all(
        (Object.keys(apart) as (keyof typeof apart)[]).map(async (name) => [name, await openOther(name)] as const),
      )
      return { public: portOf(app.server), ...(Object.fromEntries(opened) as typeof apart) }

      async function openOther(name: keyof typeof apart): Promise<number> {
        const { http, ...times } = listenerTimes()
        const server = createServer({ ...times, ...http }, (request, reply) => {
          // A client without a proxy must not control tracing.
          if (!BEHIND_DOORS.has(name)) delete request.headers['traceparent']
          app.routing(request, reply)
        })
        markAll(server, name)
        others.push(server)
        await new Promise<void>((done, fail) => {
          server.once('error', fail)
          server.listen(apart[name], host, done)
        })
        return portOf(server)
      }
    },
  }

  function markAll(server: Server, name: ListenerName): void {
    server.on('connection', (socket) => void listenerOf.set(socket, name))
  }
}

function isFor({ routeOptions: { config } }: FastifyRequest, at: ListenerName): boolean {
  if (config.isOnEveryListener) return true
  if (config.doors) return at !== 'operations' && config.doors.some((door) => isOneOf(door, listeners[at]))
  if (config.call === undefined || at === 'operations') return config.call === undefined && at === 'operations'
  return isServedAt(config.call, listeners[at])
}

function isOneOf(door: Door, served: readonly Door[]): boolean {
  return served.includes(door)
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

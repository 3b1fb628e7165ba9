import type { FastifyInstance } from 'fastify'
import { during, type TracedSpan } from './current-span.ts'
import type { Tracing } from './open-tracing.ts'

/**
 * Makes a span of each sampled request, named by the pattern of its route, and puts the trace into its log lines. What a
 * door is told from outside is not believed: nobody else decides what is sampled.
 */
export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing | undefined,
  { isDoor }: { readonly isDoor: boolean },
): void {
  app.decorate('tracing', tracing)
  app.decorateRequest('span')
  if (!tracing) return
  app.addHook('onRequest', (request, _, done) => {
    const { traceparent } = request.headers
    const given = isDoor || typeof traceparent !== 'string' ? undefined : traceparent
    const span = tracing.begin('request', given)
    if (!span) return done()
    request.span = span
    request.log = request.log.child({ traceId: span.traceId })
    during(span, done)
  })
  app.addHook('onResponse', async ({ span, method, routeOptions, id }, { statusCode }) => {
    const route = routeOptions.url ?? 'unknown'
    span?.rename(`${method} ${route}`)
    span?.end({
      failed: statusCode >= 500,
      facts: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': statusCode,
        'tolar.request_id': id,
      },
    })
  })
  app.addHook('onClose', () => tracing.close())
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined where no traces are kept. */
    tracing: Tracing | undefined
  }
  interface FastifyRequest {
    /** Undefined where the request is not sampled. */
    span: TracedSpan | undefined
  }
}

import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { currentSpan, openTracing, readTracing, spanWithin, traceRequests } from './index.ts'

const exporter = new InMemorySpanExporter()
const tracingOf = (service: string, ratio: string) =>
  openTracing(
    service,
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/', OTEL_TRACES_SAMPLER_ARG: ratio },
    new SimpleSpanProcessor({ exporter }),
  )

/** A door before an API, whose call commits something. */
function openHouse(ratio: string) {
  const api = fastify()
  traceRequests(api, tracingOf('api', '0'), { isDoor: false })
  api.post('/round/:token', async () => {
    await spanWithin('commit', async () => {})
    return { traceId: currentSpan()?.traceId ?? null }
  })
  const door = fastify()
  traceRequests(door, tracingOf('games', ratio), { isDoor: true })
  door.post('/round/:token', async ({ span, url }) => {
    const headers = span ? { traceparent: span.traceparent } : {}
    return (await api.inject({ method: 'POST', url, headers })).json<object>()
  })
  return { door, api }
}

describe('traces', () => {
  afterEach(() => exporter.reset())

  it('go from the door to the commit, and know nothing of a person', async () => {
    const { door } = openHouse('1')
    const answer = await door.inject({ method: 'POST', url: '/round/secret-token?email=jana@example.com' })
    const spans = exporter.getFinishedSpans()
    expect(spans.map(({ name }) => name)).toEqual(['commit', 'POST /round/:token', 'POST /round/:token'])
    const [commit, ofApi, ofDoor] = spans
    expect(commit?.parentSpanContext?.spanId).toBe(ofApi?.spanContext().spanId)
    expect(ofApi?.parentSpanContext?.spanId).toBe(ofDoor?.spanContext().spanId)
    expect(new Set(spans.map((span) => span.spanContext().traceId))).toEqual(
      new Set([answer.json<{ traceId: string }>().traceId]),
    )
    expect(JSON.stringify(spans.map(({ name, attributes }) => ({ name, attributes })))).not.toMatch(/secret-token|jana/)
  })
  it('are begun by doors, not by whoever asks', async () => {
    const { door } = openHouse('0')
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    const answer = await door.inject({ method: 'POST', url: '/round/one', headers: { traceparent } })
    expect(answer.json()).toEqual({ traceId: null })
    expect(exporter.getFinishedSpans()).toEqual([])
  })
  it('are off where no collector is named, and a wrong setting is said', () => {
    expect(readTracing({})).toBeUndefined()
    expect(readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318' })).toEqual({
      endpoint: 'http://c:4318',
      ratio: 0.01,
    })
    const wrong = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_TRACES_SAMPLER_ARG: '2' }
    expect(() => readTracing(wrong)).toThrow('OTEL_TRACES_SAMPLER_ARG')
  })
})

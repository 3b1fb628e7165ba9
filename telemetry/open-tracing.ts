import { ROOT_CONTEXT, SpanStatusCode, trace, TraceFlags, type Context, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace'
import type { TracedSpan } from './current-span.ts'

export type Tracing = {
  /** Begins the part of a process in a trace. Undefined where the trace is not sampled. */
  readonly begin: (name: string, traceparent: string | undefined) => TracedSpan | undefined
  /** Hands over what has ended. */
  readonly close: () => Promise<void>
}

type Variables = Readonly<Record<string, string | undefined>>
export type TracingSettings = { readonly endpoint: string; readonly ratio: number }

const USUAL_RATIO = 0.01
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** What the variables of OpenTelemetry say; undefined where traces go nowhere. Throws one sentence for what is wrong. */
export function readTracing(env: Variables): TracingSettings | undefined {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT']?.trim()
  if (!endpoint) return undefined
  if (!URL.canParse(endpoint))
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT is no address such as http://collector:4318.')
  const ratio = Number(env['OTEL_TRACES_SAMPLER_ARG']?.trim() || USUAL_RATIO)
  if (!(ratio >= 0 && ratio <= 1)) throw new Error('OTEL_TRACES_SAMPLER_ARG is no number from 0 to 1.')
  return { endpoint: endpoint.replace(/\/$/, ''), ratio }
}

/**
 * Opens the traces of a process; undefined where none are wanted. A trace that a door has begun is sampled as the door
 * says, others by their number.
 * @param processor for tests: takes the place of the one that sends
 */
export function openTracing(service: string, env: Variables, processor?: SpanProcessor): Tracing | undefined {
  const settings = readTracing(env)
  if (!settings) return undefined
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `tolar-${service}`, 'service.namespace': 'tolar' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.ratio) }),
    spanProcessors: [
      processor ??
        new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${settings.endpoint}/v1/traces` }) }),
    ],
  })
  const tracer = provider.getTracer('tolar')
  const open = (name: string, context: Context): TracedSpan => traced(tracer.startSpan(name, {}, context), context)
  const traced = (span: Span, context: Context): TracedSpan => {
    const { traceId, spanId, traceFlags } = span.spanContext()
    return {
      traceId,
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      begin: (name) => open(name, trace.setSpan(context, span)),
      rename: (name) => void span.updateName(name),
      end: ({ failed = false, facts = {} } = {}) => {
        span.setAttributes(facts)
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }
  return {
    begin: (name, traceparent) => {
      const span = open(name, contextOf(traceparent))
      return isSampled(span) ? span : undefined
    },
    close: () => provider.shutdown(),
  }
}

const isSampled = ({ traceparent }: TracedSpan): boolean =>
  (Number.parseInt(traceparent.slice(-2), 16) & TraceFlags.SAMPLED) === 1

function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  })
}

export { currentSpan, during, spanWithin, type TracedSpan } from './current-span.ts'
export { openTracing, readTracing, type Tracing } from './open-tracing.ts'
export { traceRequests } from './trace-requests.ts'

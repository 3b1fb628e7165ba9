import { pino, type Logger } from 'pino'

/** So many bytes are written at once, or what there is after this time: a write for each round would cost more than it tells. */
const WRITE_BYTES = 8192
const WRITE_WITHIN_MS = 200

/**
 * One JSON line an event. Bodies, queries, cookies and tokens are never given to it; the redaction is the second net
 * below that rule. Lines are written a moment later, many at once; an orderly end writes the rest.
 */
export function makeLogger(options: { readonly name: string; readonly level: string }): Logger {
  const destination = pino.destination({ sync: false, minLength: WRITE_BYTES, periodicFlush: WRITE_WITHIN_MS })
  const settings = {
    name: options.name,
    level: options.level,
    base: { process: options.name },
    redact: {
      paths: [
        'req.headers',
        'headers',
        '*.password',
        '*.token',
        '*.email',
        '*.authorization',
        '*.cookie',
        'password',
        'token',
        'email',
      ],
      censor: '[redacted]',
    },
    serializers: { req: (request: { id?: string; method?: string }) => ({ id: request.id, method: request.method }) },
  }
  return pino(settings, destination)
}

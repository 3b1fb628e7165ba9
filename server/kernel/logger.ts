import { pino, type Logger } from 'pino'
import { describeError } from './calls/describe-error.ts'
import { makeLogOutput } from './log-output.ts'

/**
 * One line of JSON per event. Bodies, queries, cookies and tokens are never passed to it; the redaction is a second
 * safeguard. Lines are written in batches; an orderly exit writes the rest.
 */
export function makeLogger(options: { readonly name: string; readonly level: string }): Logger {
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
    serializers: {
      err: describeError,
      req: (request: { id?: string; method?: string }) => ({ id: request.id, method: request.method }),
    },
  }
  return pino(settings, makeLogOutput())
}

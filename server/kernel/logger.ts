import { pino, type Logger } from 'pino'

/**
 * One JSON line an event. Bodies, queries, cookies and tokens are never given to it; the redaction is the second net
 * below that rule.
 */
export function makeLogger(options: { readonly name: string; readonly level: string }): Logger {
  return pino({
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
  })
}

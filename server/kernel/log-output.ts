import type { DestinationStream } from 'pino'

/** So many characters are written at once, or what there is after this time: a write for each round would cost more than it tells. */
const WRITE_FROM = 8192
const WRITE_WITHIN_MS = 200

/**
 * Where log lines go: standard output, many lines at once; what is left is written when the process ends. A reader that
 * is gone loses lines and nothing else: pino's own file writer tries again for ever at the end of the process, so that a
 * process whose starter was killed would never end.
 */
export function makeLogOutput(output: NodeJS.WritableStream = process.stdout): DestinationStream {
  let lines = ''
  let timer: NodeJS.Timeout | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    const written = lines
    lines = ''
    if (written !== '') output.write(written)
  }
  output.on('error', () => {})
  process.once('exit', flush)
  return {
    write: (line) => {
      lines += line
      if (lines.length >= WRITE_FROM) flush()
      else timer ??= setTimeout(flush, WRITE_WITHIN_MS).unref()
    },
  }
}

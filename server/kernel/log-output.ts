import type { DestinationStream } from 'pino'

/** Writes once this many characters are buffered, or after this time: a write for each round would cost too much. */
const WRITE_FROM = 8192
const WRITE_WITHIN_MS = 200

/**
 * Output of the log: standard output, in batches; the rest is written when the process ends. When the reader of the
 * pipe is gone, lines are dropped: pino's own file writer would retry for ever at exit, so that a process whose parent
 * was killed would never end.
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

import type { FastifyReply } from 'fastify'
import type { RegisterAnswer } from './answers.ts'
import type { RegisterPart } from './registers-server.ts'

const SILENT_MS = 60_000

/** Faults that are the same at each register. True when the response was sent, or never will be. */
export async function misbehave(
  { hold, slowMs }: Pick<RegisterPart, 'hold' | 'slowMs'>,
  answer: RegisterAnswer,
  reply: FastifyReply,
): Promise<boolean> {
  switch (answer) {
    case 'slow':
      await hold(slowMs)
      return false
    case 'silent':
      await hold(SILENT_MS)
      reply.raw.destroy()
      return true
    case 'http_500':
      await reply.status(500).send({ error: { code: 'INTERNAL', message: 'planned failure' } })
      return true
    case 'http_503':
      await reply.status(503).send({ error: { code: 'REGISTER_DOWN', message: 'planned failure' } })
      return true
    case 'garbage':
      await reply.type('application/json').send('{"excluded":"NO" <html>502 Bad Gateway</html>')
      return true
    case 'empty':
      await reply.type('application/json').send('{}')
      return true
    default:
      return false
  }
}

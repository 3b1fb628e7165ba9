import type { FastifyInstance, FastifyReply } from 'fastify'
import { asFields } from '../kit/sandbox.ts'
import { fold } from './address-book.ts'

/** Faults that the stand-ins of Smartform and RÚIAN can be set to, for all requests. */
const ADDRESS_FAULTS = [
  'good',
  'fail',
  'too_many',
  'empty',
  'unauthorised',
  'slow',
  'silent',
  'http_500',
  'garbage',
] as const
export type AddressFault = (typeof ADDRESS_FAULTS)[number]

/** Words in a request that cause a fault, for people and browser tests. */
const MAGIC_WORDS: Readonly<Record<string, AddressFault>> = { porucha: 'http_500', pomala: 'slow', mlcici: 'silent' }
const SILENT_MS = 60_000

export type AddressFaults = {
  readonly of: (text: string) => AddressFault
  readonly clear: () => void
}

/** `POST /__sandbox/addresses` `{ fault }` for every request from now on. */
export function mountAddressFaults(app: FastifyInstance): AddressFaults {
  let all: AddressFault = 'good'
  app.post('/__sandbox/addresses', (request, reply) => {
    const { fault } = asFields(request.body)
    const known = ADDRESS_FAULTS.find((name) => name === fault)
    if (!known) return reply.status(400).send({ problem: `fault is needed: one of ${ADDRESS_FAULTS.join(', ')}` })
    all = known
    return { done: true }
  })
  return {
    of: (text) => {
      const word = fold(text).split(' ')[0] ?? ''
      return MAGIC_WORDS[word] ?? all
    },
    clear: () => {
      all = 'good'
    },
  }
}

/** Faults that are the same for both. True when the response was sent, or never will be. */
export async function applyFault(
  fault: AddressFault,
  reply: FastifyReply,
  { hold, slowMs }: { readonly hold: (ms: number) => Promise<void>; readonly slowMs: number },
): Promise<boolean> {
  switch (fault) {
    case 'slow':
      await hold(slowMs)
      return false
    case 'silent':
      await hold(SILENT_MS)
      reply.raw.destroy()
      return true
    case 'http_500':
      await reply.status(500).send({ message: 'planned failure' })
      return true
    case 'unauthorised':
      await reply.status(401).send({ message: 'bad login' })
      return true
    case 'garbage':
      await reply.type('application/json').send('{"resultCode":"OK" <html>502 Bad Gateway</html>')
      return true
    default:
      return false
  }
}

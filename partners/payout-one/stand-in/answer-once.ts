import type { FastifyReply, FastifyRequest } from 'fastify'
import { asFields } from '#providers/kit/sandbox.ts'
import type { Office } from './office.ts'

/**
 * The same idempotency key with the same request returns the first response; with another request it is refused. Fields
 * that always differ, the nonce and the signature over it, do not count.
 */
export async function answerOnce(
  { answers }: Office,
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<object>,
): Promise<object> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return reply.status(400).send({ errors: 'Idempotency-Key is missing' })
  const { nonce: _, signature: __, ...input } = asFields(request.body)
  const said = JSON.stringify(input)
  const earlier = answers.get(key)
  if (earlier) return earlier.said === said ? earlier.answer : reply.status(409).send({ errors: 'key was used' })
  const answer = await make()
  if (answer !== reply) answers.set(key, { said, answer })
  return answer
}

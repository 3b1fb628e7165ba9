import type { FastifyReply } from 'fastify'

/** Refuses a picture that cannot be made just now: nobody keeps the refusal, and the picture is asked for again. */
export function refusePicture(reply: FastifyReply): FastifyReply {
  return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '5' }).send({ code: 'ERR_UNAVAILABLE' })
}

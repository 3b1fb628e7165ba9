import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

/** Adds every call that is mounted afterwards to the OpenAPI document. */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tolar platform',
        description:
          'Amounts are whole minor units with their currency. Instants are UTC, ISO 8601. Wrong input answers 400 with `fields`, a named refusal 422 with `code`, too many requests 429 with Retry-After, a bug 500 with the request id only.',
        version: '1',
      },
      components: {
        securitySchemes: Object.fromEntries(
          ['player', 'staff', 'game', 'internal', 'kiosk', 'provider', 'test'].map((audience) => [
            audience,
            { type: 'http' as const, scheme: 'bearer', description: `Token of the audience ${audience}` },
          ]),
        ),
      },
    },
  })
}

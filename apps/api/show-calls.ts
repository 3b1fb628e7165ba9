import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** The calls as a page for people (`/docs`) and as a document for machines (`/docs/json`). */
export async function showCalls(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'none', filter: true, tryItOutEnabled: false },
  })
}

import type { FastifyInstance } from 'fastify'
import { find } from '#contract/play-v1/search.ts'
import { serve } from '#server/kernel/index.ts'
import { findAnything } from './find-anything.ts'
import type { SearchNeeds } from './needs.ts'

export function searchRoutes(app: FastifyInstance, needs: SearchNeeds): void {
  serve(app, find, (input) => findAnything(needs, input))
}

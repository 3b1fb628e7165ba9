import type { FastifyInstance } from 'fastify'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { serve, type Database } from '../kernel/index.ts'
import { readBooksState } from './read-books-state.ts'

/** Mounts the staff calls about the books as a whole. */
export function ledgerRoutes(app: FastifyInstance, needs: { readonly db: Database }): void {
  serve(app, backoffice.getBooksState, () => readBooksState(needs))
}

import type { FastifyInstance } from 'fastify'
import * as player from '#contract/onling-v2/player.ts'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { listPersonChanges as listChangesCall } from '#contract/play-v1/staff-person.ts'
import { serve } from '#server/kernel/index.ts'
import { getProfile, type Needs } from './get-profile.ts'
import { listPersonChanges } from './list-person-changes.ts'
import { revealPlayer } from './reveal-player.ts'
import { playersListed } from './search-players.ts'

export function routes(app: FastifyInstance, needs: Needs): void {
  const players = playersListed(needs)
  serve(app, player.get, (input) => getProfile(needs, input))
  serve(app, player.search, ({ query, caller }) => players.page(query, caller))
  serve(app, backoffice.revealPlayer, (input) => revealPlayer(needs, input))
  serve(app, listChangesCall, (input) => listPersonChanges(needs, input))
}

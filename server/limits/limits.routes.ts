import type { FastifyInstance } from 'fastify'
import * as older from '#contract/capi-v1/player-limits.ts'
import * as playerLimits from '#contract/capi-v1.1/player-limits.ts'
import { getPlayerLimitUpdates } from '#contract/onling-v2/player-limits.ts'
import * as own from '#contract/play-v1/limits.ts'
import { serve } from '#server/kernel/index.ts'
import { cancelChange, chooseLimits, updatePlayerLimits } from './change-limits.ts'
import { listUpdates, showPlayerLimits } from './list-updates.ts'
import type { LimitsNeeds } from './needs.ts'
import { readStatistics } from './play-statistics.ts'
import { previewChange } from './preview-change.ts'
import { showLimits } from './show-limits.ts'
import { showReminder } from './show-reminder.ts'

/** Mounts the calls about limits, for players and staff. */
export function limitsRoutes(app: FastifyInstance, needs: LimitsNeeds): void {
  const get = (playerId: number) => needs.db.transaction((tx) => showLimits(needs, tx, playerId))
  serve(app, older.setLimits, (input) => chooseLimits(needs, input))
  serve(app, older.getLimits, ({ caller }) => get(caller.playerId))
  serve(app, older.updateLimits, (input) => updatePlayerLimits(needs, input))
  serve(app, playerLimits.setLimits, (input) => chooseLimits(needs, input))
  serve(app, playerLimits.getLimits, ({ caller }) => get(caller.playerId))
  serve(app, playerLimits.updateLimits, (input) => updatePlayerLimits(needs, input))
  serve(app, own.previewLimitChange, (input) => previewChange(needs, input))
  serve(app, own.cancelLimitChange, (input) => cancelChange(needs, input))
  serve(app, own.getPlayStatistics, (input) => readStatistics(needs, input))
  serve(app, getPlayerLimitUpdates, (input) => listUpdates(needs, input))
  serve(app, own.getReminder, ({ caller }) => showReminder(needs, caller.playerId))
  serve(app, own.getPlayerLimits, (input) => showPlayerLimits(needs, input))
}

import { loadDefinition } from '#games/catalogue/index.ts'
import type { disableGames, enableGames } from '#contract/onling-v2/online-game.ts'
import { tell, type Clock, type ControlBus, type Database, type Input } from '../kernel/index.ts'
import * as queries from './game-catalogue.queries.ts'
import { SWITCHES_CHANGED, type GameSwitches } from './game-switches.ts'

export type SwitchNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly bus: ControlBus
  readonly switches: GameSwitches
}

/** Switches games on or off for new rounds in every process. A round in flight settles. */
export async function switchGames(
  { db, clock, bus, switches }: SwitchNeeds,
  { body, caller, refuse }: Input<typeof enableGames> | Input<typeof disableGames>,
  isEnabled: boolean,
) {
  const unknown = body.gameKeys.find((key) => loadDefinition(key) === undefined)
  if (unknown !== undefined) return refuse('ERR_GAME_NOT_FOUND', { gameKey: unknown })
  await db.transaction(async (tx) => {
    const change = { isEnabled, changedAt: clock.now(), changedBy: caller.userId, explanation: body.explanation }
    await queries.saveSwitches(tx, body.gameKeys, change)
    await tell(tx, 'game-catalogue.games-switched', { gameKeys: body.gameKeys, isEnabled })
  })
  await switches.reload()
  await bus.send({ topic: SWITCHES_CHANGED, id: 'all' })
  return { done: true as const }
}

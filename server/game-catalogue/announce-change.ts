import type { Clock, ControlBus, Database } from '../kernel/index.ts'
import { SWITCHES_CHANGED, type GameSwitches } from './game-switches.ts'

export type SwitchNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly bus: Pick<ControlBus, 'send'>
  readonly switches: GameSwitches
  /** Number of open sessions for money, by game. Given by the room that owns sessions. */
  readonly countOpenSessions?: (gameKeys: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

/** After a committed change: this process reloads the shelf at once, the others when they are notified. */
export async function announceChange({ bus, switches }: Pick<SwitchNeeds, 'bus' | 'switches'>): Promise<void> {
  await switches.reload()
  await bus.send({ topic: SWITCHES_CHANGED, id: 'all' })
}

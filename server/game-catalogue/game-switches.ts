import type { Database } from '../kernel/index.ts'
import { findDisabledKeys } from './game-catalogue.queries.ts'

/** Which games staff have switched off. Asked at every stake, so it is kept in memory and read again when told. */
export type GameSwitches = {
  readonly isEnabled: (gameKey: string) => boolean
  readonly reload: () => Promise<void>
}

/** Topic of the control bus that makes every process read the switches again. */
export const SWITCHES_CHANGED = 'game-switches'

export async function openGameSwitches(db: Database): Promise<GameSwitches> {
  let disabled = new Set<string>()
  const reload = async () => {
    disabled = new Set(await findDisabledKeys(db))
  }
  await reload()
  return { isEnabled: (gameKey) => !disabled.has(gameKey), reload }
}

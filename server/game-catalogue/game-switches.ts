import type { Database } from '../kernel/index.ts'
import { findDisabledKeys } from './game-catalogue.queries.ts'
import { judgeSheet, type JudgeSheet } from './judge-sheet.ts'
import { readShelf, type Shelf } from './shelf.ts'

/** Which games may open rounds, and the settings of staff. Read at every stake, so it is kept in memory. */
export type GameSwitches = {
  /** Not disabled by staff or by the monitoring of its return, and with a green sheet in this build. */
  readonly isEnabled: (gameKey: string) => boolean
  /** The market allows a stake on it. Other games are shown nowhere, whatever their switch. */
  readonly isOffered: (gameKey: string) => boolean
  readonly shelf: () => Shelf
  readonly judgeSheet: JudgeSheet
  /** Reads everything again. */
  readonly reload: () => Promise<void>
}

/** Topic of the control bus that makes every process reload the switches. */
export const SWITCHES_CHANGED = 'game-switches'

/** @param isOffered whether the market allows any stake of a game; other games are shown nowhere */
export async function openGameSwitches(
  db: Database,
  judge: JudgeSheet = judgeSheet,
  isOffered: (gameKey: string) => boolean = () => true,
): Promise<GameSwitches> {
  const read = async () => ({ disabled: new Set(await findDisabledKeys(db)), shelf: await readShelf(db) })
  let kept = await read()
  let begun = 0
  let keptNumber = 0
  return {
    isEnabled: (gameKey) => !kept.disabled.has(gameKey) && judge(gameKey)?.isGreen === true && isOffered(gameKey),
    isOffered,
    shelf: () => kept.shelf,
    judgeSheet: judge,
    reload: async () => {
      begun += 1
      const number = begun
      const found = await read()
      // A slow read that began before a change must not restore the former state.
      if (number < keptNumber) return
      kept = found
      keptNumber = number
    },
  }
}

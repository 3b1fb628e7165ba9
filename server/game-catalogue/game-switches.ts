import { createHash } from 'node:crypto'
import { keepNewest, type Database } from '../kernel/index.ts'
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
  /** Another one when staff have changed anything; the same in every process. */
  readonly stamp: () => string
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
  const read = async () => {
    const disabled = new Set(await findDisabledKeys(db))
    const shelf = await readShelf(db)
    return { disabled, shelf, mark: markOf([...disabled], shelf.rows) }
  }
  const kept = keepNewest(read, await read())
  return {
    isEnabled: (gameKey) => !kept.now().disabled.has(gameKey) && judge(gameKey)?.isGreen === true && isOffered(gameKey),
    isOffered,
    shelf: () => kept.now().shelf,
    stamp: () => kept.now().mark,
    judgeSheet: judge,
    reload: kept.read,
  }
}

/** Rows come in any order. */
function markOf(...groups: readonly (readonly unknown[])[]): string {
  const written = groups.map((rows) => rows.map((row) => JSON.stringify(row)).toSorted())
  return createHash('sha256').update(JSON.stringify(written)).digest('base64url').slice(0, 12)
}

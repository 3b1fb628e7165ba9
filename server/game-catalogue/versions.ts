import type { Static } from 'typebox'
import type { GameVersion } from '#contract/shapes/game-management.ts'
import { loadDefinition } from '#games/catalogue/index.ts'
import { emptyPreview, type Action } from '../approvals/index.ts'
import { refuse, type Transaction } from '../kernel/index.ts'
import { findDisabledKeys } from './game-catalogue.queries.ts'
import type { SwitchNeeds } from './announce-change.ts'
import type { Sheet } from './judge-sheet.ts'
import * as queries from './versions.queries.ts'
import type { VersionRow } from './versions.queries.ts'

type Shown = Static<typeof GameVersion>
type VersionNeeds = Pick<SwitchNeeds, 'db' | 'clock' | 'switches'>

const isOf = (sheet: Sheet | undefined) => (row: VersionRow) =>
  row.definitionHash === sheet?.definitionHash && row.mathematicsHash === sheet.mathematicsHash

/** State of a sheet's version: known, deleted, or never added. */
export function presentVersionOf(
  known: readonly VersionRow[],
  sheet: Sheet | undefined,
  gameKey: string,
): 'known' | 'deleted' | 'unknown' {
  const same = known.filter((row) => row.gameKey === gameKey && isOf(sheet)(row))
  if (same.length === 0) return 'unknown'
  return same.some(({ deletedAt }) => deletedAt === null) ? 'known' : 'deleted'
}

/** Versions of a game, newest first. */
export async function listVersions({ db, switches }: VersionNeeds, gameKey: string): Promise<{ versions: Shown[] }> {
  if (loadDefinition(gameKey) === undefined) return refuse('ERR_GAME_NOT_FOUND')
  const rows = await queries.listVersions(db, gameKey)
  return { versions: rows.map((row) => shown(row, switches.judgeSheet(gameKey))) }
}

/** Adds the version of this build. Refuses without a green sheet, and an existing version. */
export function addVersionAction({ clock, switches }: VersionNeeds): Action<{ readonly gameKey: string }, Shown> {
  const read = async (tx: Transaction, gameKey: string) => {
    if (loadDefinition(gameKey) === undefined) return refuse('ERR_GAME_NOT_FOUND')
    const sheet = switches.judgeSheet(gameKey)
    if (sheet?.isGreen !== true) return refuse('ERR_NO_GREEN_SHEET', { problems: sheet?.problems ?? [] })
    const known = await queries.listVersions(tx, gameKey)
    if (presentVersionOf(known, sheet, gameKey) === 'known') return refuse('ERR_VERSION_ALREADY_ADDED')
    return { sheet, newest: known.find(({ deletedAt }) => deletedAt === null) }
  }
  return {
    key: 'games.add-version',
    permission: 'games.manage',
    preview: async (tx, { gameKey }) => {
      const { sheet, newest } = await read(tx, gameKey)
      return {
        ...lookOf(gameKey),
        changes: [
          { field: 'rtp', before: newest?.rtp ?? null, after: sheet.rtp },
          { field: 'definitionHash', before: newest?.definitionHash ?? null, after: sheet.definitionHash },
          { field: 'mathematicsHash', before: newest?.mathematicsHash ?? null, after: sheet.mathematicsHash },
        ],
      }
    },
    run: async (tx, { gameKey }, { asker: { userId }, reason: explanation }) => {
      const { sheet } = await read(tx, gameKey)
      return shown(await queries.addVersion(tx, { gameKey, sheet, userId, at: clock.now(), explanation }), sheet)
    },
  }
}

type OneVersion = { readonly gameKey: string; readonly number: number }

/** Deletes a version. The version of an enabled game stays until the game is disabled. */
export function deleteVersionAction({ clock, switches }: VersionNeeds): Action<OneVersion, { done: true }> {
  return {
    key: 'games.delete-version',
    permission: 'games.manage',
    preview: async (tx, { gameKey, number }) => {
      if (loadDefinition(gameKey) === undefined) return refuse('ERR_GAME_NOT_FOUND')
      const version = (await queries.listVersions(tx, gameKey)).find((row) => row.number === number)
      if (!version || version.deletedAt !== null) return refuse('ERR_VERSION_NOT_FOUND')
      const isOn = !(await findDisabledKeys(tx)).includes(gameKey)
      if (isOn && isOf(switches.judgeSheet(gameKey))(version)) return refuse('ERR_VERSION_IN_USE')
      return {
        ...lookOf(gameKey),
        changes: [
          { field: 'version', before: number, after: null },
          { field: 'rtp', before: version.rtp, after: null },
          { field: 'definitionHash', before: version.definitionHash, after: null },
        ],
      }
    },
    run: async (tx, { gameKey, number }, { asker: { userId } }) => {
      await queries.deleteVersion(tx, { gameKey, number, userId, at: clock.now() })
      return { done: true }
    },
  }
}

const lookOf = (gameKey: string) => ({
  ...emptyPreview,
  subject: { kind: 'game', id: gameKey, label: gameKey },
  touched: { kind: 'games', count: 1 },
})

function shown(row: VersionRow, sheet: Sheet | undefined): Shown {
  return {
    number: row.number,
    definitionHash: row.definitionHash,
    mathematicsHash: row.mathematicsHash,
    rtp: row.rtp,
    addedAt: row.addedAt.toISOString(),
    addedBy: row.addedBy,
    explanation: row.explanation,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    isPresent: isOf(sheet)(row),
  }
}

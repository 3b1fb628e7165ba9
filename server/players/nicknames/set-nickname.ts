import type { ReplyOf } from '#contract/call.ts'
import type { setNickname, setNicknameOfPlayer } from '#contract/play-v1/nickname.ts'
import {
  isUniqueViolation,
  refuse,
  type Clock,
  type Database,
  type Input,
  type Transaction,
} from '#server/kernel/index.ts'
import { insertPersonChange, type PersonChanger } from '../person.queries.ts'
import type { Player } from '../player.ts'
import { lockPlayerRow } from '../players.queries.ts'
import { foldNickname } from './fold-nickname.ts'
import { judgeNickname } from './judge-nickname.ts'
import { findNickname, removeNickname, upsertNickname } from './nickname.queries.ts'

export type NicknameNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  /** How the brand calls itself: nobody else does. */
  readonly brandName: string
  /** May a player change their own (`canEditNickname`), and may staff change a player's (`backOffice.canEditNickname`)? */
  readonly mayChange: { readonly player: boolean; readonly staff: boolean }
}

/** The player chooses a nickname, another one, or none. */
export async function setOwnNickname(
  needs: NicknameNeeds,
  { caller, body }: Input<typeof setNickname>,
): Promise<ReplyOf<typeof setNickname>> {
  if (!needs.mayChange.player) return refuse('ERR_NICKNAME_NOT_OFFERED')
  const input = readNickname(body.nickname)
  await needs.db.transaction(async (tx) => {
    const player = await lockPlayerRow(tx, needs.target, caller.playerId)
    if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
    return changeTo(needs, tx, { player, before: await findNickname(tx, player.id), input, by: { kind: 'player' } })
  })
  return { nickname: input }
}

/** Staff change a nickname or take it away. One that is so already is ERR_STATE_CHANGED: somebody was faster. */
export async function setPlayersNickname(
  needs: NicknameNeeds,
  { caller, body, changed }: Input<typeof setNicknameOfPlayer>,
): Promise<ReplyOf<typeof setNicknameOfPlayer>> {
  if (!needs.mayChange.staff) return refuse('ERR_NICKNAME_NOT_OFFERED')
  const input = readNickname(body.nickname)
  const before = await needs.db.transaction(async (tx) => {
    const player = await lockPlayerRow(tx, needs.target, body.playerId)
    if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
    const stood = await findNickname(tx, player.id)
    if (stood === input) return refuse('ERR_STATE_CHANGED')
    const by = { kind: 'staff', name: caller.name, reason: 'other', explanation: body.explanation } as const
    await changeTo(needs, tx, { player, before: stood, input, by })
    return stood
  })
  changed({ nickname: before }, { nickname: input })
  return { nickname: input }
}

const readNickname = (nickname: string | null) => (nickname === null ? null : nickname.normalize('NFC').trim())

async function changeTo(
  { clock, target, brandName }: NicknameNeeds,
  tx: Transaction,
  change: { readonly player: Player; readonly before: string | null; readonly input: string | null; by: PersonChanger },
): Promise<void> {
  const { player, before, input, by } = change
  if (before === input) return
  const at = clock.now()
  if (input === null) await removeNickname(tx, player.id)
  else {
    const reason = judgeNickname(input, player, brandName)
    if (reason) return refuse('ERR_NICKNAME_NOT_ALLOWED', { field: 'nickname', reason })
    const row = { playerId: player.id, target, name: input, folded: foldNickname(input), at }
    await upsertNickname(tx, row).catch((error: unknown) => {
      if (isUniqueViolation(error, 'nickname_folded')) return refuse('ERR_NICKNAME_TAKEN', { field: 'nickname' })
      throw error
    })
  }
  const changes = [{ field: 'Nickname', before: before ?? '', after: input ?? '' }]
  await insertPersonChange(tx, { playerId: player.id, at, by, changes })
}

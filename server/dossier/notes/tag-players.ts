import type { ReplyOf } from '#contract/call.ts'
import { TAG_LENGTH, type tagPlayers as call } from '#contract/play-v1/staff-notes.ts'
import { changeOneOfMany, newId, refuse, type Input, type Transaction } from '#server/kernel/index.ts'
import { holdPlayer, type Player } from '#server/players/index.ts'
import type { DossierNeeds } from '../needs.ts'
import { findVersions, insertNote, type VersionRow } from './notes.queries.ts'
import { versionBelongsTo } from './show-notes.ts'
import { readEnd, writeVersion } from './write-note.ts'

type Row = ReplyOf<typeof call>['rows'][number]
type Tagging = Pick<Input<typeof call>, 'body' | 'caller'>

/**
 * Gives many players one tag, or ends it: each in a transaction of its own, by the rules of one. Who has it already, or has it not, stays
 * as they are; of a closed account nothing is noted any more. The words stand nowhere in the audit log.
 */
export async function tagMany(
  needs: DossierNeeds,
  { body, caller, changed, subject }: Pick<Input<typeof call>, 'body' | 'caller' | 'changed' | 'subject'>,
): Promise<ReplyOf<typeof call>> {
  const words = body.words.trim()
  if (words.length > TAG_LENGTH) refuse('ERR_NOTE_NOT_VALID', { field: 'words', max: TAG_LENGTH })
  const playerIds = [...new Set(body.playerIds)]
  const rows: Row[] = []
  for (const playerId of playerIds) {
    const row = await tagOne(needs, { body: { ...body, words }, caller }, playerId)
    rows.push({ ...row, playerId })
    if (row.outcome === 'changed') subject('player', String(playerId))
  }
  const count = rows.filter(({ outcome }) => outcome === 'changed').length
  if (!body.isPreview) changed(null, { kind: 'tag', change: body.do, untilAt: body.untilAt ?? null, players: count })
  return { rows }
}

const tagOne = (needs: DossierNeeds, asked: Tagging, playerId: number) =>
  changeOneOfMany(needs.db, {
    isPreview: asked.body.isPreview,
    hold: async (tx) => {
      const player = await holdPlayer(tx, needs.target, playerId)
      return player && { ...player, number: player.id }
    },
    change: (tx, player) => changeTag(needs, tx, player, asked),
  })

/** False where it is so already. The player is held: two who give the same tag at once give it once. */
async function changeTag(needs: DossierNeeds, tx: Transaction, player: Player, asked: Tagging): Promise<boolean> {
  const { body, caller } = asked
  if (player.state === 'closed') return refuse('ERR_PLAYER_CLOSED')
  const same = (await tagsInForce(needs, tx, player.id)).filter(({ text }) => isSame(text, body.words))
  if (body.do === 'add') {
    if (same.length > 0) return false
    const untilAt = readEnd(needs, 'tag', body)
    const id = newId(needs.clock.now())
    const { target } = needs
    await insertNote(tx, { id, target, playerId: player.id, kind: 'tag', userId: caller.userId, idempotencyKey: id })
    await writeVersion(needs, tx, caller, { noteId: id, version: 1, change: 'written', text: body.words, untilAt })
    return true
  }
  for (const { noteId, version, text } of same)
    await writeVersion(needs, tx, caller, { noteId, version: version + 1, change: 'ended', text, untilAt: null })
  return same.length > 0
}

const isSame = (one: string, other: string) => one.toLocaleLowerCase('cs') === other.toLocaleLowerCase('cs')

/** The tags that hold now, as they read now. */
async function tagsInForce(
  { cipher, clock }: DossierNeeds,
  tx: Transaction,
  playerId: number,
): Promise<(VersionRow & { readonly text: string })[]> {
  const newest = Map.groupBy(await findVersions(tx, playerId), ({ noteId }) => noteId)
  return [...newest.values()].flatMap(([row]) => {
    if (row?.kind !== 'tag' || (row.untilAt !== null && row.untilAt <= clock.now())) return []
    return [{ ...row, text: cipher.open(row.textSealed, versionBelongsTo(row.noteId, row.version)) }]
  })
}

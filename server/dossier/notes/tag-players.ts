import type { ReplyOf } from '#contract/call.ts'
import type { tagPlayers as call } from '#contract/play-v1/staff-notes.ts'
import { changeOneOfMany, newId, refuse, type Input, type Transaction } from '#server/kernel/index.ts'
import { lockPlayerRow, type Player } from '#server/players/index.ts'
import type { DossierNeeds } from '../needs.ts'
import { findVersions, insertNote, type VersionRow } from './notes.queries.ts'
import { versionBelongsTo } from './show-notes.ts'
import { readEnd, writeVersion } from './write-note.ts'

type Row = ReplyOf<typeof call>['rows'][number]
type Tagging = Pick<Input<typeof call>, 'body' | 'caller'> & { readonly untilAt: Date | null }

/**
 * Gives many players one tag, or ends it, each in a transaction of its own. Players who already have it, or do not have it, stay
 * unchanged; a closed account is refused. The audit log does not contain the words.
 */
export async function tagMany(
  needs: DossierNeeds,
  { body, caller, changed, subject }: Pick<Input<typeof call>, 'body' | 'caller' | 'changed' | 'subject'>,
): Promise<ReplyOf<typeof call>> {
  const words = body.words.trim()
  const untilAt = body.do === 'add' ? readEnd(needs, 'tag', body) : null
  const playerIds = [...new Set(body.playerIds)]
  const rows: Row[] = []
  for (const playerId of playerIds) {
    const row = await tagOne(needs, { body: { ...body, words }, caller, untilAt }, playerId)
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
      const player = await lockPlayerRow(tx, needs.target, playerId)
      return player && { ...player, number: player.id }
    },
    change: (tx, player) => changeTag(needs, tx, player, asked),
  })

/** False where nothing changes. The player is locked, so that two concurrent requests give the same tag once. */
async function changeTag(needs: DossierNeeds, tx: Transaction, player: Player, asked: Tagging): Promise<boolean> {
  const { body, caller, untilAt } = asked
  if (player.state === 'closed') return refuse('ERR_PLAYER_CLOSED')
  const same = (await tagsInForce(needs, tx, player.id)).filter(({ text }) => isSame(text, body.words))
  if (body.do === 'add') {
    if (same.length > 0) return false
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

/** The tags in force, with the text of their newest version. */
async function tagsInForce(
  { cipher, clock }: DossierNeeds,
  tx: Transaction,
  playerId: number,
): Promise<(VersionRow & { readonly text: string })[]> {
  const byNote = Map.groupBy(await findVersions(tx, playerId), ({ noteId }) => noteId)
  return [...byNote.values()].flatMap(([row]) => {
    if (row?.kind !== 'tag' || (row.untilAt !== null && row.untilAt <= clock.now())) return []
    return [{ ...row, text: cipher.open(row.textSealed, versionBelongsTo(row.noteId, row.version)) }]
  })
}

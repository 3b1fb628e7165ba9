import type { ReplyOf } from '#contract/call.ts'
import type { listLetters, StaffLetter, writeLetter as call } from '#contract/play-v1/staff-letters.ts'
import { newId, refuse, type FieldCipher, type Input, type Querier } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { findTemplateText } from '#server/support/index.ts'
import type { DossierNeeds } from '../needs.ts'
import { LETTER_SUBJECTS } from './letter-subjects.ts'
import { findLetters, insertLetter, type LetterRow } from './letters.queries.ts'

/** What the sealed text of a letter belongs to: moved elsewhere, it does not open. */
export const letterBelongsTo = (letterId: string) => `dossier.letter:${letterId}`

/** Texts of tickets name a ticket; a letter has none. */
const OF_A_TICKET = '{number}'

/**
 * Sends a template in the player's language. One about bonuses is an offer: it goes to nobody who did not agree to offers, who
 * plays less or was kept from playing, or whose play is stopped. The same request again answers what was sent.
 */
export async function sendFromTemplate(
  needs: DossierNeeds,
  { caller, body, subject }: Pick<Input<typeof call>, 'caller' | 'body' | 'subject'>,
): Promise<StaffLetter> {
  const { db, clock, target, cipher, sendLetter, whyNoOffer } = needs
  const { playerId, templateId, idempotencyKey } = body
  return db.transaction(async (tx) => {
    const player = await findPlayerById(tx, target, playerId)
    if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
    const { email, language } = player
    const template = await findTemplateText(tx, { target, templateId, language })
    if (!template) return refuse('ERR_TEMPLATE_NOT_FOUND')
    const { name: templateName, text } = template
    if (text === undefined) return refuse('ERR_TEMPLATE_LANGUAGES', { missing: language })
    if (text.includes(OF_A_TICKET)) return refuse('ERR_TEMPLATE_NOT_FOUND', { needs: 'ticket' })
    if (email === '' || player.state === 'closed') return refuse('ERR_NO_VALID_EMAIL')
    const isOffer = template.topic === 'bonuses'
    const why = isOffer ? await whyNoOffer(tx, playerId) : undefined
    if (why) return refuse('ERR_OFFER_NOT_WANTED', { why })

    const at = clock.now()
    const id = newId(at)
    const { userId, name: userName } = caller
    const letter = { id, templateName, isOffer, language, userName, writtenAt: at }
    const row = { ...letter, textSealed: cipher.seal(text, letterBelongsTo(id)) }
    const kept = await insertLetter(tx, { ...row, target, playerId, templateId, userId, idempotencyKey })
    subject('template', templateId.toLowerCase(), templateName)
    if (kept !== id) {
      const sent = (await readLetters(needs, tx, playerId)).find(({ letterId }) => letterId === kept)
      return sent ?? refuse('ERR_KEY_REUSED')
    }
    await sendLetter(tx, { to: email, language, subject: LETTER_SUBJECTS[language], text })
    return shown(cipher, row)
  })
}

export async function showLetters(
  needs: DossierNeeds,
  { query, refuse: refuseBy }: Pick<Input<typeof listLetters>, 'query' | 'refuse'>,
): Promise<ReplyOf<typeof listLetters>> {
  const { db, target } = needs
  if (!(await findPlayerById(db, target, query.playerId))) return refuseBy('ERR_PLAYER_NOT_FOUND')
  return { letters: await readLetters(needs, db, query.playerId) }
}

export async function readLetters(
  { cipher }: Pick<DossierNeeds, 'cipher'>,
  db: Querier,
  playerId: number,
): Promise<StaffLetter[]> {
  return (await findLetters(db, playerId)).map((row) => shown(cipher, row))
}

function shown(cipher: FieldCipher, { id, textSealed, writtenAt, ...row }: LetterRow): StaffLetter {
  const { templateName, isOffer, language, userName } = row
  const text = cipher.open(textSealed, letterBelongsTo(id))
  return { letterId: id, templateName, isOffer, language, text, userName, writtenAt: writtenAt.toISOString() }
}

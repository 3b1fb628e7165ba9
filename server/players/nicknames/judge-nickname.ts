import type { NicknameFault } from '#contract/play-v1/nickname.ts'
import { foldName } from '../fold-name.ts'
import type { Player } from '../player.ts'
import { isOffensive, isReserved } from './forbidden-words.ts'

const LETTERS = /^[\p{L}\p{N}](?:[ ._-]?[\p{L}\p{N}])+$/u
/** Letters of the brands' languages; other scripts have look-alikes of these. */
const OURS = /^[ -~\u00C0-\u01BF\u01C4-\u024F\u0401-\u045F\u1E00-\u1EFF]+$/u
const LENGTH_MIN = 3
/** More digits look like a phone, a birth number or a card. */
const DIGITS_MAX = 5
/** Shorter mailbox names are too common to identify a person. */
const MAILBOX_MIN = 4

/** The reason against a nickname, or undefined. @param name trimmed, in NFC */
export function judgeNickname(
  name: string,
  { surname, email }: Pick<Player, 'surname' | 'email'>,
  brandName: string,
): NicknameFault | undefined {
  if (name.length < LENGTH_MIN || !LETTERS.test(name) || !OURS.test(name)) return 'letters'
  const folded = foldName(name).replaceAll(/[^\p{L}\p{N}]/gu, '')
  const mailbox = foldName(email.split('@')[0] ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '')
  const family = foldName(surname).replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (
    (folded.match(/\p{N}/gu) ?? []).length > DIGITS_MAX ||
    (family.length >= 3 && folded.includes(family)) ||
    (mailbox.length >= MAILBOX_MIN && folded.includes(mailbox))
  )
    return 'personal'
  if (isReserved(name, brandName)) return 'reserved'
  return isOffensive(name) ? 'offensive' : undefined
}

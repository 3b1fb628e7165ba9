import type { ReplyOf } from '#contract/call.ts'
import type { selfUpdate as call } from '#contract/onling-v2/account-requirements.ts'
import type { RegistrationFieldType } from '#contract/shapes/registration.ts'
import { refuse as refuseByCode, type Input, type Refuse } from '#server/kernel/index.ts'
import { lockPlayerRow, readAddresses, readProfile } from '#server/players/index.ts'
import { checkFields, fieldsOf } from './check-fields.ts'
import { ownPlayer } from './contacts/send-code.ts'
import { readingOf } from './contexts.ts'
import type { RegistrationNeeds } from './needs.ts'
import { personOf } from './person-of.ts'
import { writePerson } from './write-person.ts'

const refuse: Refuse<typeof call> = refuseByCode

/** Fields that a person may change at any time. */
const MAY_CHANGE: readonly RegistrationFieldType[] = ['TitleBefore', 'Databox', 'PermanentAddress']
/** Fields that can be set once; staff correct a mistake. */
const SAID_ONCE: readonly RegistrationFieldType[] = [
  'BirthPlace',
  'BirthNumber',
  'Nationality',
  'PoliticallyExposed',
  'Sanctioned',
  'OwnAccount',
]

/**
 * A player adds to their own person. Names, day of birth and contacts have calls of their own. A birth number of
 * another account of the brand is refused.
 */
export async function updateOwnPerson(
  needs: RegistrationNeeds,
  { caller, body }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { db, cipher, target } = needs
  const { playerId } = caller
  await db.transaction(async (tx) => {
    await lockPlayerRow(tx, target, playerId)
    const player = await ownPlayer(needs, playerId)
    const profile = await readProfile(tx, cipher, playerId)
    const known = personOf(player, profile, await readAddresses(tx, playerId))
    const sent = body.fields.map(({ fieldType }) => fieldType)
    const refused = sent.filter((type) => !mayBeSent(type, known))
    if (refused.length > 0)
      return refuse('ERR_INVALID_CONTRACT', { fields: refused.map((field) => ({ field, kind: 'Unknown' })) })
    const others = fieldsOf(known).filter(({ fieldType }) => !sent.includes(fieldType))
    const { person, problems } = checkFields([...others, ...body.fields], readingOf(needs), 'nothing')
    const own = problems.filter(({ field }) => sent.includes(field))
    if (own.some(({ field, kind }) => field === 'PoliticallyExposed' && kind === 'InvalidValue'))
      return refuse('ERR_POLITICALLY_EXPOSED')
    if (own.length > 0) return refuse('ERR_INVALID_CONTRACT', { fields: own })
    const types = [...MAY_CHANGE, ...SAID_ONCE].filter((type) => sent.includes(type))
    await writePerson(tx, needs, { player, profile, known, person, sent: types, by: { kind: 'player' } })
  })
  return { done: true }
}

function mayBeSent(type: string, known: Readonly<Record<string, unknown>>): boolean {
  if ((MAY_CHANGE as readonly string[]).includes(type)) return true
  return (SAID_ONCE as readonly string[]).includes(type) && known[type] === undefined
}

import { emptyPreview, type Action } from '#server/approvals/index.ts'
import { newId, refuse, publish, type Transaction } from '#server/kernel/index.ts'
import { findPlayerById, lockPlayerRow, type Player } from '#server/players/index.ts'
import type { RegistrationNeeds } from './needs.ts'
import { insertProlongation, type ProlongationRow } from './prolongations.queries.ts'
import { readTemporaryEnd, type TemporaryEnd } from './temporary-account.ts'

type Prolongation = { readonly playerId: number; readonly until: string }
type By = Pick<ProlongationRow, 'byKind' | 'byName' | 'signedByName' | 'reason'>
type Prolonged = { readonly temporaryUntil: string; readonly before: string }

/** Staff give a temporary account more time, with a reason. */
export function prolongAction(needs: RegistrationNeeds): Action<Prolongation, Prolonged> {
  return {
    key: 'players.prolong',
    permission: 'players.edit',
    check: (input) => refuseVerified(needs, input),
    preview: async (tx, input) => {
      const { player, end } = await lockToProlong(needs, tx, input)
      return {
        ...emptyPreview,
        subject: { kind: 'player', id: String(player.id), label: String(player.id) },
        playerId: player.id,
        touched: { kind: 'players', count: 1 },
        changes: [{ field: 'temporaryUntil', before: end.until.toISOString(), after: input.until }],
      }
    },
    run: async (tx, input, { asker, approver, reason }) =>
      prolong(needs, tx, input, { byKind: 'staff', byName: asker.name, signedByName: approver?.name ?? null, reason }),
  }
}

/** A service gives a temporary account more time, with a reason and the name of who did it there. */
export async function prolongByService(needs: RegistrationNeeds, input: Prolongation, by: By): Promise<Prolonged> {
  await refuseVerified(needs, input)
  return needs.db.transaction((tx) => prolong(needs, tx, input, by))
}

/** A verified account is not temporary: there is nothing to prolong. */
async function refuseVerified({ db, target, standing }: RegistrationNeeds, { playerId }: Prolongation): Promise<void> {
  const player = await findPlayerById(db, target, playerId)
  if (!player || player.state === 'closed') return refuse('ERR_PLAYER_NOT_FOUND')
  const { registeredAt, birthDate } = player
  const { isIdentityVerified } = await standing.read({ playerId, registeredAt, birthDate })
  if (isIdentityVerified) return refuse('ERR_ACCOUNT_NOT_TEMPORARY')
}

type Locked = { readonly player: Player; readonly end: TemporaryEnd }

/** The player with the present end, or the refusal: never past what the law allows, counted from the registration. */
async function lockToProlong(
  { clock, target, temporaryTerm }: RegistrationNeeds,
  tx: Transaction,
  { playerId, until }: Prolongation,
): Promise<Locked> {
  const player = await lockPlayerRow(tx, target, playerId)
  if (!player || player.state === 'closed') return refuse('ERR_PLAYER_NOT_FOUND')
  const term = temporaryTerm()
  if (!term) return refuse('ERR_ACCOUNT_NOT_TEMPORARY')
  const end = await readTemporaryEnd(tx, term, { playerId, registeredAt: player.registeredAt })
  const asked = new Date(until)
  if (asked > end.latest)
    return refuse('ERR_NOT_ALLOWED_BY_LAW', {
      ruleId: term.ruleId,
      figure: { value: term.daysMax, unit: 'days' },
      latest: end.latest.toISOString(),
    })
  if (asked <= end.until || asked <= clock.now()) return refuse('ERR_TERM_NOT_LATER')
  return { player, end }
}

async function prolong(needs: RegistrationNeeds, tx: Transaction, input: Prolongation, by: By): Promise<Prolonged> {
  const { clock, queueProlongedLetter } = needs
  const { player, end } = await lockToProlong(needs, tx, input)
  const [prolongedAt, until, before] = [clock.now(), new Date(input.until), end.until]
  await insertProlongation(tx, { id: newId(prolongedAt), playerId: player.id, before, until, prolongedAt, ...by })
  await publish(tx, 'registration.account-prolonged', { playerId: player.id })
  await queueProlongedLetter(tx, { to: player.email, language: player.language, until })
  return { temporaryUntil: until.toISOString(), before: before.toISOString() }
}

import type { TakenBackDeclaration } from '#contract/shapes/person-changes.ts'
import { emptyPreview, type Action } from '#server/approvals/index.ts'
import { publish, refuse, type Transaction } from '#server/kernel/index.ts'
import { lockPlayerRow, insertPersonChange, readProfile, saveProfile, type Profile } from '#server/players/index.ts'
import { maskChanges } from './mask-change.ts'
import type { RegistrationNeeds } from './needs.ts'

type TakingBack = {
  readonly playerId: number
  readonly declaration: TakenBackDeclaration
  readonly isPlayerTold: boolean
  /** When the player declared what is taken back: what they declare anew meanwhile is no mistake of then. */
  readonly declaredAt: string | null
}

const WHAT = {
  PoliticallyExposed: { of: 'isPoliticallyExposed', field: 'declaredExposed', letter: 'exposed' },
  Sanctioned: { of: 'isSanctioned', field: 'declaredSanctioned', letter: 'sanctioned' },
} as const

/**
 * What a person declared by mistake is as if it had never been asked: nobody declares anything for them, and what the market asks for
 * is asked again. Always two people, and the second one has the right of money in risk, where it has raised an alert (decision 0217).
 */
export function takeBackAction(needs: RegistrationNeeds): Action<TakingBack, { done: boolean }> {
  return {
    key: 'identity.declaration',
    permission: 'players.verified',
    preview: async (tx, asked) => {
      const { playerId, declaration, isPlayerTold } = asked
      const { profile } = await holdDeclared(needs, tx, asked)
      const { field, of } = WHAT[declaration]
      return {
        ...emptyPreview,
        subject: { kind: 'player', id: String(playerId), label: String(playerId) },
        permissions: ['risk.money'],
        playerId,
        touched: { kind: 'players', count: 1 },
        changes: [
          { field, before: profile[of], after: null },
          { field: 'playerTold', before: null, after: isPlayerTold },
        ],
      }
    },
    run: async (tx, asked, { asker, approver, reason: explanation }) => {
      if (!approver) return refuse('ERR_SECOND_PERSON_NEEDED')
      const { playerId, declaration, isPlayerTold } = asked
      const { player, profile } = await holdDeclared(needs, tx, asked)
      const { letter, of } = WHAT[declaration]
      await saveProfile(tx, needs.cipher, playerId, without(profile, of))
      const by = { kind: 'staff', name: asker.name, signedByName: approver.name, reason: 'other', explanation } as const
      const changes = maskChanges({ [declaration]: profile[of] ?? undefined }, {}, [declaration])
      const changeId = await insertPersonChange(tx, { playerId, at: needs.clock.now(), by, changes })
      const told = { changeId: String(changeId), askedBy: asker.userId, signedBy: approver.userId }
      await publish(tx, 'registration.declaration-taken-back', { playerId, declaration, ...told })
      await publish(tx, 'registration.person-changed', { playerId, fields: [declaration] })
      const { email: to, language } = player
      if (isPlayerTold && to) await needs.queueDeclarationLetter(tx, { to, language, what: letter })
      return { done: true }
    },
  }
}

/** The moment of declarations stays while there is another one. */
function without(profile: Profile, of: 'isPoliticallyExposed' | 'isSanctioned'): Profile {
  const left = { ...profile, [of]: null }
  const isAny = [left.isPoliticallyExposed, left.isSanctioned, left.isOwnAccount].some((said) => said !== null)
  return isAny ? left : { ...left, declaredAt: null }
}

/** When a player declared what stands of them now. */
export async function findDeclaredAt(
  { db, cipher }: Pick<RegistrationNeeds, 'db' | 'cipher'>,
  playerId: number,
): Promise<string | null> {
  return momentOf(await readProfile(db, cipher, playerId))
}

const momentOf = ({ declaredAt }: Profile): string | null => declaredAt?.toISOString() ?? null

async function holdDeclared(
  { cipher, target }: RegistrationNeeds,
  tx: Transaction,
  { playerId, declaration, declaredAt }: TakingBack,
) {
  const player = await lockPlayerRow(tx, target, playerId)
  if (!player || player.state === 'closed') return refuse('ERR_PLAYER_NOT_FOUND')
  const profile = await readProfile(tx, cipher, playerId)
  const isSame = profile[WHAT[declaration].of] !== null && momentOf(profile) === declaredAt
  return isSame ? { player, profile } : refuse('ERR_STATE_CHANGED')
}

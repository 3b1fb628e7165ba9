import { holdOwnCard } from '#server/cards/index.ts'
import { publish, type Transaction } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { adoptPin } from '#server/sign-in/index.ts'
import type { MigrationRow } from './migrations.queries.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { oldCardOf, openFields } from './old-account.ts'
import { findOldCards, setMigrated, type OldAccountRow } from './old-accounts.queries.ts'
import { takenOver } from './show-migration.ts'

type Merge = { readonly migration: MigrationRow; readonly old: OldAccountRow; readonly playerId: number }

/**
 * Merges the old account into the online one: cards, the PIN where there is none, and fields that the online account
 * does not have. Where both have a field, that of the online account stays. Sends the player a letter. In the
 * transaction of the approval.
 */
export async function mergeAccounts(
  needs: AccountMigrationNeeds,
  tx: Transaction,
  { migration, old, playerId }: Merge,
): Promise<void> {
  const { clock, target, cipher, people, sendLetter } = needs
  await people.fill(tx, playerId, takenOver(openFields(cipher, old)))
  let cards = 0
  for (const { numberSealed, lastDigits } of await findOldCards(tx, old.id)) {
    const number = cipher.open(numberSealed, oldCardOf(old.id, lastDigits))
    if (await holdOwnCard(tx, needs.cards, { playerId, number, actor: VENUES })) cards += 1
  }
  if (old.pinSealed !== null) await adoptPin(tx, needs.signIn, playerId, old.pinSealed)
  await setMigrated(tx, old.id, playerId, clock.now())
  await publish(tx, 'account-migration.approved', { migrationId: migration.id, playerId, cards })
  const player = await findPlayerById(tx, target, playerId)
  if (player?.email)
    await sendLetter(tx, {
      to: player.email,
      language: player.language,
      template: 'migration-approved',
      values: { cards },
    })
}

/** Issuer of the cards. */
const VENUES = { kind: 'venue', id: 'account-migration', name: null } as const

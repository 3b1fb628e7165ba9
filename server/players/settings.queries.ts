import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { Player } from './player.ts'

/** A player's settings of notifications and display. */
export type Settings = {
  readonly wantsMarketingEmail: boolean
  readonly wantsMarketingSms: boolean
  readonly isBalanceShown: boolean
}

export async function findSettings(db: Querier, playerId: number): Promise<Settings | undefined> {
  const rows = await db.query<Settings>(sql`
    select wants_marketing_email, wants_marketing_sms, is_balance_shown
      from players.setting where player_id = ${playerId}`)
  return rows[0]
}

export async function upsertSettings(tx: Transaction, playerId: number, row: Settings, now: Date): Promise<void> {
  await tx.query(sql`
    insert into players.setting (player_id, wants_marketing_email, wants_marketing_sms, is_balance_shown, changed_at)
    values (${playerId}, ${row.wantsMarketingEmail}, ${row.wantsMarketingSms}, ${row.isBalanceShown}, ${now})
    on conflict (player_id) do update
       set wants_marketing_email = excluded.wants_marketing_email, wants_marketing_sms = excluded.wants_marketing_sms,
           is_balance_shown = excluded.is_balance_shown, changed_at = excluded.changed_at`)
}

export async function updateLanguage(tx: Transaction, playerId: number, language: Player['language']): Promise<void> {
  await tx.query(sql`update players.player set language = ${language} where id = ${playerId}`)
}

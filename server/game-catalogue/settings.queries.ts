import { sql, type Querier } from '../kernel/index.ts'
import type { SettingRow } from './shelf.queries.ts'

/** Changed settings of a game; absent ones do not change. */
export type Setting = Partial<Omit<SettingRow, 'gameKey'>>

/** Only sent values overwrite what another person has changed meanwhile. */
export async function writeSetting(
  db: Querier,
  {
    gameKey,
    whole,
    change,
    userId,
    at,
  }: {
    readonly gameKey: string
    /** The complete settings after the change, for a game that has none yet. */
    readonly whole: Required<Setting>
    readonly change: Setting
    readonly userId: number
    readonly at: Date
  },
): Promise<void> {
  await db.query(sql`
    insert into game_catalogue.game_setting as kept
      (game_key, legal_texts, is_plan_visible, bonus_percent, changed_at, changed_by)
    values (${gameKey}, ${JSON.stringify(whole.legalTexts)}::jsonb, ${whole.isPlanVisible}, ${whole.bonusPercent}, ${at}, ${userId})
        on conflict (game_key) do update
       set legal_texts = case when ${change.legalTexts !== undefined} then excluded.legal_texts else kept.legal_texts end,
           is_plan_visible = case when ${change.isPlanVisible !== undefined} then excluded.is_plan_visible
                                  else kept.is_plan_visible end,
           bonus_percent = case when ${change.bonusPercent !== undefined} then excluded.bonus_percent
                                else kept.bonus_percent end,
           changed_at = excluded.changed_at, changed_by = excluded.changed_by`)
}

import type { LiveCard } from '#contract/play-v1/live-cards.ts'
import { sql, type Querier } from '#server/kernel/index.ts'

export type CardChoice = { readonly card: LiveCard; readonly isShown: boolean }
type Owner = { readonly target: string; readonly userId: number }

export async function findCards(db: Querier, { target, userId }: Owner): Promise<readonly CardChoice[] | undefined> {
  const [row] = await db.query<{ cards: unknown }>(sql`
    select cards from live.own_view where target = ${target} and user_id = ${userId}`)
  return row?.cards as readonly CardChoice[] | undefined
}

export async function saveCards(
  db: Querier,
  { target, userId, cards, at }: Owner & { readonly cards: readonly CardChoice[]; readonly at: Date },
): Promise<void> {
  await db.query(sql`
    insert into live.own_view (target, user_id, cards, saved_at)
    values (${target}, ${userId}, ${JSON.stringify(cards)}::jsonb, ${at})
        on conflict (target, user_id) do update set cards = excluded.cards, saved_at = excluded.saved_at`)
}

import { sql, type Transaction } from '../kernel/index.ts'

export type BonusFound = { readonly id: string; readonly name: string; readonly isAccepted: boolean }

/** Bonuses whose name begins so, locked against offers meanwhile. */
export async function lockBonusesByName(tx: Transaction, nameStart: string): Promise<BonusFound[]> {
  await tx.query(sql`select from bonuses.bonus where starts_with(name, ${nameStart}) order by id for update`)
  return tx.query<BonusFound>(sql`
    select b.id, b.name,
           exists (select from bonuses.award a where a.bonus_id = b.id and a.activated_at is not null) as is_accepted
      from bonuses.bonus b where starts_with(b.name, ${nameStart}) order by b.id`)
}

/** Deletes bonuses that nobody has accepted, and their offers. */
export async function deleteBonuses(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.query(sql`
    delete from bonuses.step where award_id in (select id from bonuses.award where bonus_id = any(${[...ids]}::uuid[]))`)
  await tx.query(sql`delete from bonuses.award where bonus_id = any(${[...ids]}::uuid[])`)
  await tx.query(sql`delete from bonuses.bonus where id = any(${[...ids]}::uuid[])`)
}

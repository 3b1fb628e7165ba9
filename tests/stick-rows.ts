import type { Querier } from '#server/kernel/index.ts'

/**
 * Makes each update of some rows fail, as of rows that a job cannot work on.
 * @param which condition on `new`, in SQL
 * @returns ends it
 */
export async function stickRows(db: Querier, table: string, which: string): Promise<() => Promise<void>> {
  const run = async (text: string) => {
    await db.query({ text, values: [] })
  }
  const [schema] = table.split('.')
  await run(`create or replace function ${schema}.stick() returns trigger language plpgsql as $$
               begin raise exception 'stuck'; end $$`)
  await run(
    `create trigger stick before update on ${table} for each row when (${which}) execute function ${schema}.stick()`,
  )
  return () => run(`drop trigger stick on ${table}`)
}

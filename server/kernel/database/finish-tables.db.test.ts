import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { finishTables } from './finish-tables.ts'
import { sql } from './sql.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db?.close())

it('finds a row that somebody changes while the others are done, though it goes to a page behind them all', async () => {
  await db.pool.query(`
    create table kernel.many (no integer, done boolean not null default false, told integer, filling text not null);
    insert into kernel.many (no, filling) select n, repeat('x', 400) from generate_series(1, 400) n;
    -- Stands for another process: as soon as the first rows are done, the last one is changed.
    create function kernel.tell_last() returns trigger language plpgsql as $$
    begin
      if pg_trigger_depth() = 1 then update kernel.many set told = 1 where no = 400 and told is null; end if;
      return null;
    end $$;
    create trigger tell_last after update on kernel.many for each statement execute function kernel.tell_last();
    insert into kernel.unfinished (update_of, statement)
    values ('kernel.many', 'update kernel.many set done = true where not done')`)
  await finishTables(db.url, undefined, 1)
  expect(await db.query(sql`select no, told from kernel.many where not done`)).toEqual([])
  expect(await db.query(sql`select told from kernel.many where no = 400`)).toEqual([{ told: 1 }])
})

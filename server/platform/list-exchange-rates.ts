import { sql, type Database } from '../kernel/index.ts'

type Rate = { from: string; to: string; rate: string; validOn: string; source: string }

/** Newest stored rate of each pair. The rates themselves are fetched with the payments (roadmap issue 5). */
export async function listExchangeRates({ db }: { readonly db: Database }): Promise<{ rates: Rate[] }> {
  const rates = await db.query<Rate>(sql`
    select distinct on (from_currency, to_currency)
           from_currency as "from", to_currency as "to", rate::text as rate, valid_on, source
      from platform.exchange_rate
     order by from_currency, to_currency, valid_on desc`)
  return { rates }
}

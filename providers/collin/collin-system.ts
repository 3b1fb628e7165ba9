import { TOTP } from 'otpauth'

/** A back office of somebody else that reads ours under the paths of Collin, as a member of staff of its own. */
export type CollinSystem = {
  /** Who is behind the venues, and their rooms. Throws where one names another that is not there. */
  readonly readTopology: () => Promise<Topology>
  /** The books and the house of some days. Throws where the books do not come out even. */
  readonly readReports: (period: { readonly from: string; readonly to: string }) => Promise<Reports>
}

type Party = { readonly partyId: string; readonly name: string; readonly companyId: string | null }
type Room = { readonly workroomId: string; readonly name: string; readonly venueId: string; readonly venueName: string }
export type Topology = {
  readonly companies: readonly Party[]
  readonly operators: readonly Party[]
  readonly providers: readonly Party[]
  readonly workrooms: readonly Room[]
}

type Account = { readonly account: string; readonly currency: string } & Sums
type Sums = {
  readonly openingMinor: number
  readonly debitMinor: number
  readonly creditMinor: number
  readonly closingMinor: number
}
export type Reports = {
  readonly accounts: readonly Account[]
  readonly totals: readonly ({ readonly currency: string } & Sums)[]
  readonly months: readonly { readonly currency: string; readonly depositsMinor: number }[]
}

type Of = {
  /** Where the staff's listener of the API is. */
  readonly origin: string
  readonly email: string
  readonly password: string
  /** Base 32, as the second factor was set up with it. */
  readonly totpSecret: string
  readonly now: () => Date
}

export class Refused extends Error {
  override readonly name = 'Refused'
}

/** Signs in, with a second factor; whoever is refused later has to be opened anew. */
export async function openCollinSystem(of: Of): Promise<CollinSystem> {
  const token = await signIn(of)
  const read = async <Reply>(path: string, query: Readonly<Record<string, string>> = {}): Promise<Reply> => {
    const address = new URL(`/api/Collin/${path}?${new URLSearchParams(query)}`, of.origin)
    return readReply(await fetch(address, { headers: { authorization: `Bearer ${token}` } }))
  }
  return {
    readTopology: async () => {
      const root = 'Topology/v1'
      const [{ companies }, { operators }, { workrooms }, { providers }] = await Promise.all([
        read<Pick<Topology, 'companies'>>(`${root}/GetCompanies`),
        read<Pick<Topology, 'operators'>>(`${root}/GetOperators`),
        read<Pick<Topology, 'workrooms'>>(`${root}/GetWorkrooms`),
        read<Pick<Topology, 'providers'>>(`${root}/GetProviders`),
      ])
      const known = new Set(companies.map(({ partyId }) => partyId))
      const lost = operators.find(({ companyId }) => companyId !== null && !known.has(companyId))
      if (lost) throw new Error(`The operator ${lost.name} is of a company that is not there.`)
      return { companies, operators, workrooms, providers }
    },
    readReports: async (period) => {
      const root = 'Reports/v1'
      const books = await read<{ rows: Account[]; totals: Reports['totals'] }>(`${root}/AccountingReport`, period)
      const house = await read<{ rows: Reports['months'] }>(`${root}/MainOverviewsReport`, period)
      for (const total of books.totals) mustBeEven(total, books.rows)
      return { accounts: books.rows, totals: books.totals, months: house.rows }
    },
  }
}

/** Debits equal credits, closings come to nothing, and each account ends where its movements bring it. */
function mustBeEven(
  { currency, debitMinor, creditMinor, closingMinor }: Reports['totals'][number],
  rows: readonly Account[],
): void {
  if (debitMinor !== creditMinor || closingMinor !== 0) throw new Error(`The books in ${currency} are not even.`)
  const own = rows.filter((row) => row.currency === currency)
  const wrong = own.find((row) => row.closingMinor !== row.openingMinor - row.debitMinor + row.creditMinor)
  if (wrong) throw new Error(`The account ${wrong.account} does not end where its movements bring it.`)
  if (own.reduce((sum, row) => sum + row.debitMinor, 0) !== debitMinor)
    throw new Error(`The accounts in ${currency} are not all that was summed.`)
}

async function signIn({ origin, email, password, totpSecret, now }: Of): Promise<string> {
  const code = new TOTP({ secret: totpSecret }).generate({ timestamp: now().getTime() })
  const { token } = await readReply<{ token: string }>(
    await fetch(new URL('/capi/v2-onling/User/Login', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, code }),
    }),
  )
  return token
}

async function readReply<Reply>(answer: Response): Promise<Reply> {
  const read: unknown = await answer.json()
  if (answer.ok) return read as Reply
  const code: unknown = typeof read === 'object' && read !== null ? Reflect.get(read, 'code') : undefined
  throw new Refused(typeof code === 'string' ? code : String(answer.status))
}

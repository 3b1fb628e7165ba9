import { openCollinSystem } from './collin-system.ts'

/**
 * A back office of somebody else, as a process of its own, for development and tests: reads who is behind the venues, and the books of
 * the days FROM to TO (2026-11-01, 2026-11-30), once. API_URL (the staff's listener, http://127.0.0.1:3005), EMAIL, PASSWORD and
 * TOTP_SECRET of a member of staff with `places.read` and `reports.read`.
 */
const {
  API_URL: origin = 'http://127.0.0.1:3005',
  EMAIL: email,
  PASSWORD: password,
  TOTP_SECRET,
  FROM,
  TO,
} = process.env
if (!email || !password || !TOTP_SECRET || !FROM || !TO) {
  console.error('The reader needs EMAIL, PASSWORD, TOTP_SECRET, FROM and TO.')
  process.exit(1)
}

const system = await openCollinSystem({ origin, email, password, totpSecret: TOTP_SECRET, now: () => new Date() })
const { companies, operators, workrooms, providers } = await system.readTopology()
console.log(
  `${companies.length} companies, ${operators.length} operators, ${workrooms.length} workrooms, ${providers.length} providers`,
)
const { accounts, totals, months } = await system.readReports({ from: FROM, to: TO })
console.log(`${accounts.length} accounts, ${months.length} rows of the house`)
for (const { currency, debitMinor } of totals) console.log(`${currency} ${debitMinor} moved, even`)

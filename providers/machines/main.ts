import { openMachineSystem } from './machine-system.ts'

/**
 * A maker's system at a venue as a process of its own, for development and tests: reads the topology, then every few seconds what has
 * happened at the venue. API_URL (the internal listener, http://127.0.0.1:3006), CLIENT_ID, CLIENT_SECRET, VENUE_ID; EVERY_MS (5000).
 */
const { API_URL: origin = 'http://127.0.0.1:3006', CLIENT_ID, CLIENT_SECRET, VENUE_ID, EVERY_MS = '5000' } = process.env
if (!CLIENT_ID || !CLIENT_SECRET || !VENUE_ID) {
  console.error('The machines need CLIENT_ID, CLIENT_SECRET and VENUE_ID.')
  process.exit(1)
}

const system = await openMachineSystem({
  origin,
  clientId: CLIENT_ID,
  clientSecret: CLIENT_SECRET,
  venueId: VENUE_ID,
  now: () => new Date(),
})
const { version, venues } = await system.readTopology()
const terminals = venues.reduce((sum, venue) => sum + venue.terminals.length, 0)
console.log(`topology ${version}: ${venues.length} venues, ${terminals} terminals`)

const read = async () => {
  try {
    const news = await system.readNews()
    for (const { type, amountMinor, transactionId } of news) console.log(`${type} ${amountMinor} ${transactionId}`)
  } catch (error) {
    console.error(`nothing was read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
await read()
const timer = setInterval(() => void read(), Number(EVERY_MS))
const stop = () => clearInterval(timer)
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

import { withSecretFiles } from '#config/secret-files.ts'
import { openBase } from '#apps/api/compose/open-base.ts'
import { readEnvironment } from '#apps/api/environment/environment.ts'
import { makeLogger, newId } from '#server/kernel/index.ts'
import { findVenues, seedVenue } from '#server/topology/index.ts'

const KINDS = ['Casino', 'GamingHall', 'Bar'] as const

/**
 * `npm run venue:add -- <kind> <name> <street> <post code> <town> [workroom …]`: creates a venue of the brand with its
 * workrooms, with the environment of the API; a venue's client is bound to it in the back office. Refuses a name that
 * exists in the same town.
 */
const [wanted, name = '', street = '', postCode = '', town = '', ...workrooms] = process.argv
  .slice(2)
  .map((word) => word.trim())
const kind = KINDS.find((one) => one === wanted)
if (!kind || [name, street, postCode, town, ...workrooms].some((word) => word === '')) {
  console.error(`Say which: npm run venue:add -- GamingHall "Herna Brno" "Masarykova 1" "602 00" "Brno" "Hall 1"`)
  console.error(`Kinds are ${KINDS.join(', ')}.`)
  process.exit(1)
}
const environment = readEnvironment('api', withSecretFiles(process.env))
const base = await openBase('worker', { environment, logger: makeLogger({ name: 'venue-add', level: 'warn' }) })
try {
  const { db, clock, configuration } = base
  const { target } = configuration.brand
  const now = clock.now()
  if ((await findVenues(db, { target, now })).some((venue) => venue.name === name && venue.town === town)) {
    console.error(`${name}, ${town} is a venue of ${target} already.`)
    process.exitCode = 1
  } else {
    const id = newId(clock.now())
    const rooms = workrooms.map((room) => ({ id: newId(clock.now()), name: room }))
    const venue = { id, target, kind, name, street, town, postCode, workrooms: rooms }
    await db.transaction((tx) => seedVenue(tx, venue, now))
    console.log(`${name}, ${town} is a venue of ${target}: ${id}`)
    for (const room of rooms) console.log(`  workroom ${room.name}: ${room.id}`)
  }
} finally {
  await base.close()
}

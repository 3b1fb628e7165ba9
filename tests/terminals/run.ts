import { parseArgs } from 'node:util'
import { demoTargets } from '#config/demo.ts'
import { setUpDatabase } from '../database-setup.ts'
import { checkHall } from './check-hall.ts'
import { openHall } from './hall.ts'
import { liveMonth } from './live-month.ts'
import { measureRefusals } from './measure-refusals.ts'
import { distributionOf } from './times.ts'

/**
 * `npm run terminals`: a venue of simulated terminals on the real agent and the real API, and then a checker that
 * compares the terminals' meters with the API's tables. Options: --terminals, --days, --waves <of a day>, --seed, --market.
 */
const { values: options } = parseArgs({
  options: {
    terminals: { type: 'string', default: '200' },
    days: { type: 'string', default: '30' },
    waves: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    market: { type: 'string', default: 'CZE' },
  },
})
const terminals = Number(options.terminals)
const began = Date.now()
const seconds = () => ((Date.now() - began) / 1000).toFixed(0)
const say = (line: string) => void process.stdout.write(`${seconds().padStart(4)} s  ${line}\n`)

const stopDatabase = await setUpDatabase()
const guests = Math.ceil(terminals * 1.2)
const market = options.market === 'SVK' ? 'SVK' : 'CZE'
const target = { APP_TARGET: demoTargets[market], MARKET_LOCALE: market }
const hall = await openHall({ terminals, guests, seed: Number(options.seed), target })
say(`${terminals} terminals and ${hall.guests.length} guests`)
const onDay = (day: number) =>
  say(
    `day ${day + 1}: ${hall.notes.get('stake') ?? 0} stakes, ${hall.queue().count('acknowledged')} acknowledged later`,
  )
await liveMonth(hall, { days: Number(options.days), wavesPerDay: Number(options.waves), onDay })
const differences = await checkHall(hall)
for (const [what, count] of [...hall.notes].toSorted(([one], [other]) => one.localeCompare(other)))
  say(`${what}: ${count}`)
for (const [what, times] of hall.times) say(`${what}: ${distributionOf(times)}`)
for (const [what, times] of await measureRefusals(hall)) say(`${what}: ${distributionOf(times)}`)
for (const difference of differences.slice(0, 50)) say(`DIFFERENCE ${difference}`)
say(differences.length === 0 ? 'terminals and books say the same' : `${differences.length} differences`)
await hall.close()
await stopDatabase()
process.exitCode = differences.length === 0 ? 0 : 1

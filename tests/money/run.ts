import { parseArgs } from 'node:util'
import setUpDatabase from '#tests/database-setup.ts'
import type { Victim } from './crash-points.ts'
import { depositKinds } from './deposit-kinds.ts'
import { payoutKinds } from './drive-payout.ts'
import { runMoneyMachine, SCENARIOS, type Line, type ScenarioName } from './money-machine.ts'

/**
 * `npm run test:money -- [--kinds Csob,payout] [--scenarios success,decline] [--victims api,connections,postgres]
 * [--every 1]`: kills each kind of payment in each scenario at each step. Exit code 1 when a case goes wrong.
 */
const { values } = parseArgs({
  options: {
    kinds: { type: 'string', default: [...depositKinds.map(({ name }) => name), ...Object.keys(payoutKinds)].join() },
    scenarios: { type: 'string', default: Object.keys(SCENARIOS).join() },
    victims: { type: 'string', default: 'api,connections' },
    every: { type: 'string', default: '1' },
  },
})
const listed = (text: string) => text.split(',').filter(Boolean)
const row = (cells: readonly (string | number)[]) =>
  [
    String(cells[0]).padEnd(12),
    String(cells[1]).padEnd(16),
    ...cells.slice(2).map((cell) => String(cell).padStart(9)),
  ].join('')

const closeDatabase = await setUpDatabase()
const began = performance.now()
console.log(row(['payment', 'scenario', 'steps', 'cases', 'moved', 'wrong']))
const say = ({ kind, scenario, steps, cases, credited, wrong }: Line) =>
  console.log(row([kind, scenario, steps, cases, credited, wrong.length]))
const lines = await runMoneyMachine(
  {
    kinds: listed(values.kinds),
    scenarios: listed(values.scenarios).filter((name): name is ScenarioName => name in SCENARIOS),
    victims: listed(values.victims) as Victim[],
    every: Math.max(1, Number(values.every)),
  },
  say,
)
await closeDatabase()
const wrong = lines.flatMap((line) => line.wrong)
const cases = lines.reduce((sum, line) => sum + line.cases, 0)
for (const sentence of wrong.slice(0, 50)) console.log(`FAILED: ${sentence}`)
console.log(
  `${cases} cases in ${Math.round((performance.now() - began) / 1000)} s, ${wrong.length} wrong; the books were checked after all of them`,
)
process.exit(wrong.length === 0 ? 0 : 1)

import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { depositKinds } from './deposit-kinds.ts'
import { payoutKinds } from './drive-payout.ts'
import { SCENARIOS, type Line, type ScenarioName, type MachineOptions } from './money-machine.ts'

/**
 * `npm run test:money -- [--kinds Csob,NeteraPayout] [--scenarios success,decline] [--victims api,connections,postgres]
 * [--every 1] [--at-once 4]`: kills each kind of payment in each scenario at each step. Each kind has a process and a
 * database of its own; a case waits for disks and partners most of its time, so some kinds run concurrently. Exit code
 * 1 if a case fails or a kind does not finish.
 */
const { values } = parseArgs({
  options: {
    kinds: { type: 'string', default: [...depositKinds.map(({ name }) => name), ...Object.keys(payoutKinds)].join() },
    scenarios: { type: 'string', default: Object.keys(SCENARIOS).join() },
    victims: { type: 'string', default: 'api,connections' },
    every: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: String(availableParallelism() * 2) },
  },
})
const listed = (text: string) => text.split(',').filter(Boolean)
const COLUMN_LEAST = 14
const nameWidth = Math.max(COLUMN_LEAST, ...listed(values.kinds).map((kind) => kind.length + 1))
const row = (cells: readonly (string | number)[]) =>
  [
    String(cells[0]).padEnd(nameWidth),
    String(cells[1]).padEnd(16),
    ...cells.slice(2).map((cell) => String(cell).padStart(9)),
  ].join('')

const input: Omit<MachineOptions, 'kinds'> = {
  scenarios: listed(values.scenarios).filter((name): name is ScenarioName => name in SCENARIOS),
  victims: listed(values.victims) as MachineOptions['victims'],
  every: Math.max(1, Number(values.every)),
}
const began = performance.now()
const lines: Line[] = []
const broken: string[] = []
console.log(row(['payment', 'scenario', 'steps', 'cases', 'moved', 'wrong']))

const waiting = listed(values.kinds)
const kindAfterKind = async (): Promise<void> => {
  for (let kind = waiting.shift(); kind !== undefined; kind = waiting.shift()) await runKind(kind)
}
await Promise.all(Array.from({ length: Math.max(1, Number(values['at-once'])) }, kindAfterKind))

const wrong = [...lines.flatMap((line) => line.wrong), ...broken]
const cases = lines.reduce((sum, line) => sum + line.cases, 0)
for (const sentence of wrong.slice(0, 50)) console.log(`FAILED: ${sentence}`)
console.log(
  `${cases} cases in ${Math.round((performance.now() - began) / 1000)} s, ${wrong.length} wrong; the books of each kind were checked after all its cases`,
)
process.exit(wrong.length === 0 ? 0 : 1)

function runKind(kind: string): Promise<void> {
  return new Promise((ended) => {
    const child = fork(join(import.meta.dirname, 'run-kind.ts'), [JSON.stringify({ ...input, kinds: [kind] })])
    child.on('message', (line: Line) => {
      lines.push(line)
      console.log(row([line.kind, line.scenario, line.steps, line.cases, line.credited, line.wrong.length]))
    })
    child.once('exit', (code) => {
      if (code !== 0) broken.push(`${kind}: its process ended with ${code ?? 'a signal'} before all cases were played`)
      ended()
    })
  })
}

import { parseArgs } from 'node:util'
import { crashUnderLoad, type Blow } from './crash-under-load.ts'

/** `node tests/faults/run.ts [--blows 20]`: the long form of the crash test, blows in random order. Exit code 1 on a failure. */
const { values } = parseArgs({ options: { blows: { type: 'string', default: '20' } } })
const kinds: readonly Blow[] = ['api', 'postgres', 'postmaster', 'stake-process', 'both']
const blows = Array.from(
  { length: Number(values.blows) },
  () => kinds[Math.floor(Math.random() * kinds.length)] ?? 'api',
)

const { acknowledged, lost, repeats, wrong } = await crashUnderLoad(blows, (line) => console.log(`  ${line}`))
for (const sentence of wrong.slice(0, 50)) console.log(`  FAILED: ${sentence}`)
console.log(`  ${blows.length} blows, ${acknowledged} rounds told, ${lost} answers lost, ${repeats} told again`)
console.log(wrong.length === 0 ? 'passed' : `${wrong.length} failures`)
process.exit(wrong.length === 0 ? 0 : 1)

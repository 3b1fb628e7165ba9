import { setUpDatabase } from '#tests/database-setup.ts'
import { runMoneyMachine, type MachineOptions } from './money-machine.ts'

/** One kind of payment for run.ts: a process and a PostgreSQL of its own, and a message after each scenario. */
const input = JSON.parse(process.argv[2] ?? '') as MachineOptions
const closeDatabase = await setUpDatabase()
const told = new Set<string>()
const tell = (line: { readonly kind: string; readonly scenario: string }) => {
  told.add(`${line.kind} ${line.scenario}`)
  process.send?.(line)
}
const lines = await runMoneyMachine(input, tell)
// The check of the books after all scenarios is a separate line at the end.
for (const line of lines) if (!told.has(`${line.kind} ${line.scenario}`)) tell(line)
await closeDatabase()
process.disconnect()

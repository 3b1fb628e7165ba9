/**
 * Solves the designed games and writes their definitions.
 *
 *   node tools/games/solve.ts [<Key> …] [--dry]
 */
import { designs } from './designs/index.ts'
import { solveDesign } from './solve-design.ts'
import { writeDefinition } from './write-definition.ts'

const keys = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
for (const design of designs) {
  if (keys.length > 0 && !keys.includes(design.key)) continue
  const definition = solveDesign(design)
  console.log(design.key, definition.declared)
  for (const { id, pays } of definition.symbols) console.log(`  ${id.padEnd(14)}`, pays.slice(1).join('\t'))
  if (!process.argv.includes('--dry')) writeDefinition(definition)
}

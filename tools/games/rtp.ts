/**
 * Recomputes the exact return of every playable game and compares it with the declared one. Ends with 1 on any
 * difference.
 *
 *   node tools/games/rtp.ts [--json] [<Key> …]
 */
import { listCatalogue, loadDefinition } from '#games/catalogue/index.ts'
import { exactReturn } from '#games/engines/lines/math/index.ts'

const keys = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const rows = listCatalogue().flatMap(({ key, engine }) => {
  const loaded = keys.length === 0 || keys.includes(key) ? loadDefinition(key) : undefined
  if (!loaded) return []
  const began = performance.now()
  const exact = exactReturn(loaded.definition)
  return [
    {
      key,
      engine,
      declaredRtp: loaded.definition.declared.rtp,
      exactRtp: exact.rtp,
      hitFrequency: exact.hitFrequency,
      standardDeviation: exact.standardDeviation,
      maxWinX: exact.maxWinX,
      ms: Math.round(performance.now() - began),
    },
  ]
})

if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2))
else console.table(rows)
const wrong = rows.filter(({ declaredRtp, exactRtp }) => declaredRtp !== exactRtp)
for (const { key, declaredRtp, exactRtp } of wrong)
  console.error(`${key} declares ${declaredRtp} but returns ${exactRtp}`)
if (wrong.length > 0) process.exitCode = 1

import { readFileSync, writeFileSync } from 'node:fs'
import { areas, floors } from '../../floor-plan.mjs'

// `npm run floor-plan` writes the diagram in ARCHITECTURE.md from floor-plan.mjs; `--check` fails when they differ.
const FILE = new URL('../../ARCHITECTURE.md', import.meta.url)
const PLACE = /<!-- floor-plan -->[\s\S]*<!-- \/floor-plan -->/

const arrows = Object.entries(areas).flatMap(([name, { mayImport }]) =>
  mayImport.map((other) => `  ${name} --> ${other}`),
)
const storeys = floors.map((rooms, level) => `${level} ${rooms.join(' · ')}`).toReversed()
const diagram = ['```mermaid', 'graph LR', ...arrows, '```', '', '```', ...storeys, '```'].join('\n')
const present = readFileSync(FILE, 'utf8')
const drawn = present.replace(PLACE, `<!-- floor-plan -->\n${diagram}\n<!-- /floor-plan -->`)

if (process.argv.includes('--check')) {
  if (drawn !== present) {
    console.error('The diagram in ARCHITECTURE.md differs from floor-plan.mjs: run npm run floor-plan.')
    process.exit(1)
  }
} else {
  writeFileSync(FILE, drawn)
}

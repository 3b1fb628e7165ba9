import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SITE = join(import.meta.dirname, '../../apps/player')

it('the server of the player site uses the brand’s version of every text', () => {
  const asTheyAre = globSync(['src/**/*.ts', 'src/**/*.tsx', 'server/**/*.ts'], { cwd: SITE })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) =>
      /import \{[^}]*\bmessages(?:To)?\b[^}]*\} from '[^']*messages\/index\.ts'/.test(
        readFileSync(join(SITE, file), 'utf8'),
      ),
    )
  expect(asTheyAre).toEqual(['src/shell/texts.server.ts'])
})

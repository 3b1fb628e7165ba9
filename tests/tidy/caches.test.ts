import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/**
 * Whoever lets caches between (a CDN) keep an answer, and why everybody gets the same. The API's own word is `no-store`; a
 * conformance test asks it of every call that somebody is signed in for.
 */
const FOR_EVERYBODY: Readonly<Record<string, string>> = {
  'apps/backoffice/server/build-server.ts': 'files of the build, named by their hash',
  'apps/games-host/server/build-app.ts': 'files of the build, pictures of brand and games, what a game looks like',
  'apps/games-host/server/serve-art.ts': 'pictures of games and symbols',
  'apps/kiosk/server/build-server.ts': 'files of the build, named by their hash',
  'apps/player/server/brand-files.ts':
    'pictures, icons and manifest of the brand, pictures at the address of their look',
  'apps/player/server/build-app.ts': 'files of the build',
  'apps/player/server/game-art.ts': 'pictures of games',
  'apps/player/server/offline-page.ts': 'the page without a network, the same for all',
  'apps/player/server/prefetch-list.ts': 'names of files that games need',
  'apps/player/server/serve-pages.ts': 'pages without a session, asked for anew each time (sharedAddress)',
  'apps/player/server/sitemap.ts': 'addresses of public pages',
  'server/content/files/file-response.ts': 'files that staff publish for everybody',
  'server/content/files/static-files.ts': 'pictures of published texts, a version each address',
  'server/game-catalogue/game-files.ts': 'pictures and plans of games, named by their hash',
}

it('caches between may keep what everybody gets, and only these say so', () => {
  const found = globSync(['apps/*/*.ts', 'apps/*/server/*.ts', 'server/**/*.ts'], { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => /['"`]public, (?:max-age|no-cache)/.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(FOR_EVERYBODY))
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFunctions } from './read-functions.ts'

const ROOT = join(import.meta.dirname, '../..')
const AREAS = [
  'apps',
  'client',
  'config',
  'contract',
  'games',
  'money',
  'partners',
  'providers',
  'server',
  'tools',
  'ui',
]
const LINES_MAX = 100
const LEFT_OUT = /node_modules|\/build\/|\.react-router/
const IS_TEST = /\.(?:test|setup)\.tsx?$|\/test-[\w-]+\.ts$/

/** Longer, each with the reason why its parts would be worse to read apart. */
const KEPT: Readonly<Record<string, string>> = {
  'games/kit/fairness/sha256.ts compress':
    'Sixty-four rounds over eight local variables: kept in an array they are several times slower, and they prove every round.',
  'games/kit/fairness/chacha20.ts chachaBlock':
    'Twenty rounds written out over sixteen local variables, for the same reason.',
  'games/engines/cascade/math/full-cycle.ts countFullCycle':
    'Millions of windows are counted by inner functions over one set of flat arrays. The hash of mathematics is part of a build, too.',
  'games/engines/twenty-one/math/blackjack.ts makeBlackjack':
    'The hash of mathematics is part of a build (games/catalogue/build-hash.ts): what only moves lines would make it another game.',
}

/** Longer, and to be taken apart: whoever works on one makes it shorter and takes it off this list. None may join. */
const TO_BE_SPLIT: readonly string[] = [
  'apps/api/compose/mount-games.ts mountGames',
  'apps/backoffice/src/features/approvals/approval-pane.tsx Shown',
  'apps/backoffice/src/features/audit/audit-screen.tsx AuditScreen',
  'apps/backoffice/src/features/bank/day-pane.tsx DayPane',
  'apps/backoffice/src/features/games/bulk-dialog.tsx BulkDialog',
  'apps/backoffice/src/features/games/game-list.tsx GameList',
  'apps/backoffice/src/features/games/game-row.tsx GameRow',
  'apps/backoffice/src/features/games/game-settings.tsx GameSettings',
  'apps/backoffice/src/features/games/rounds-view.tsx RoundsView',
  'apps/backoffice/src/features/games/tag-form.tsx TagForm',
  'apps/backoffice/src/features/players/player-screen.tsx PlayerScreen',
  'apps/backoffice/src/features/players/players-screen.tsx PlayersScreen',
  'apps/backoffice/src/features/players/protection/exclusion-tab.tsx ExclusionTab',
  'apps/backoffice/src/features/privacy/privacy-screen.tsx PrivacyScreen',
  'apps/backoffice/src/features/shutdowns/plan-dialog.tsx PlanDialog',
  'apps/backoffice/src/features/staff/member-pane.tsx MemberPane',
  'apps/backoffice/src/features/staff/role-form-dialog.tsx RoleFormDialog',
  'apps/backoffice/src/features/support/answer-form.tsx AnswerForm',
  'apps/backoffice/src/features/withdrawals/withdrawals-screen.tsx WithdrawalsScreen',
  'apps/backoffice/src/shell/palette.tsx Palette',
  'apps/player/src/features/deposit/deposit.route.tsx Deposit',
  'apps/player/src/features/lobby/lobby-tools.tsx LobbyTools',
  'apps/player/src/features/lobby/lobby.route.tsx Lobby',
  'apps/player/src/features/sign-in/login.route.tsx Login',
  'apps/player/src/features/withdraw/withdraw-form.tsx WithdrawForm',
  'apps/player/src/shell/levels/own/engine.ts createEngine',
  'apps/player/src/shell/levels/testing/their-double.ts createTheirDouble',
  'tools/gallery/gallery.tsx Gallery',
  'tools/start/life/make-life.ts makeLife',
]

const files = AREAS.flatMap((area) =>
  readdirSync(join(ROOT, area), { recursive: true, encoding: 'utf8' }).map((name) => `${area}/${name}`),
).filter((path) => /\.(?:ts|tsx|mts|mjs)$/.test(path) && !LEFT_OUT.test(path) && !IS_TEST.test(path))

const long = files.flatMap((path) => {
  const text = readFileSync(join(ROOT, path), 'utf8')
  // Most files are shorter than that as a whole.
  if (text.split('\n').length <= LINES_MAX) return []
  return readFunctions(path, text)
    .filter(({ lines }) => lines > LINES_MAX)
    .map(({ name, line, lines }) => ({ id: `${path} ${name}`, said: `${path}:${line} ${name} has ${lines} lines` }))
})

describe('functions of the product', () => {
  it('are read: one of 102 lines is found by its name', () => {
    const text = `export const wrap = {\n  inner: () => {\n${'    work()\n'.repeat(LINES_MAX)}  },\n}\n`
    expect(readFunctions('some.ts', text)).toEqual([{ name: 'inner', line: 2, lines: LINES_MAX + 2 }])
  })

  it('are no longer than a hundred lines', () => {
    const known = new Set([...Object.keys(KEPT), ...TO_BE_SPLIT])
    expect(long.filter(({ id }) => !known.has(id)).map(({ said }) => said)).toEqual([])
  })

  it('that are let off are still longer', () => {
    const ids = new Set(long.map(({ id }) => id))
    expect([...Object.keys(KEPT), ...TO_BE_SPLIT].filter((id) => !ids.has(id))).toEqual([])
  })
})

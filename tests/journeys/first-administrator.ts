import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, type Browser, type Page } from '@playwright/test'
import { inviteStaff } from '#contract/play-v1/staff-members.ts'
import { addresses } from './addresses.ts'
import { heading } from './back-office.ts'
import { askForRole, giveRoleByTwo, inviteToJoin, joinBy } from './new-staff.ts'
import { findDescendants } from './product.ts'
import { openDesk } from './staff-calls.ts'

const FIRST = { name: 'Iveta Zakladatelová', email: 'iveta@casino.example' }
const SECOND = { name: 'Karel Druhý', email: 'karel@casino.example' }
const CLERK = { name: 'Pavla Podporová', email: 'pavla@casino.example' }

/** The environment of a product's API: the only one of its processes with a listener for venues and services. */
const environmentOfApi = (pid: number): Record<string, string> =>
  findDescendants(pid)
    .map(({ id }) => environmentOf(id))
    .find((one) => 'INTERNAL_PORT' in one) ?? {}

function environmentOf(pid: number): Record<string, string> {
  // Short-lived processes, such as the database's workers, may be gone.
  const lines = readEnvironment(pid).split('\0')
  const { NODE_CHANNEL_FD: _, ...rest } = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  // The connection to its parent belongs to that process only.
  return rest
}

function readEnvironment(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}

/** `npm run staff:first`, with the environment of the API as in the README. */
function makeFirst(env: Record<string, string>) {
  const args = ['--disable-warning=ExperimentalWarning', 'tools/staff/first.ts', FIRST.email, ...FIRST.name.split(' ')]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  return { status, said: stdout + stderr, link: /https?:\/\/\S+\/join#\S+/.exec(stdout)?.[0] }
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hlavní' })

/**
 * From no staff to the first support clerk: a link that is printed once, a second administrator, and from then on
 * approvals by two.
 * @param pid of the product's starter
 */
export async function beginWithoutStaff(browser: Browser, pid: number): Promise<void> {
  const environment = environmentOfApi(pid)
  const first = makeFirst(environment)
  expect(first, first.said).toMatchObject({ status: 0 })
  const again = makeFirst(environment)
  expect(again).toMatchObject({ status: 1, link: undefined })
  expect(again.said).toContain('A link was given already')

  const [iveta, karel, pavla] = [await openDesk(browser), await openDesk(browser), await openDesk(browser)]
  await joinBy(iveta, first.link ?? '', FIRST.email)
  await expect(menu(iveta).getByRole('link', { name: 'Zaměstnanci' })).toBeVisible()
  expect(makeFirst(environment)).toMatchObject({ status: 1, link: undefined })
  // The link is valid once.
  await pavla.goto(first.link ?? '')
  await expect(pavla.getByRole('alert')).toBeVisible()

  // Without another administrator, the first one gives the role that approves; from then on nobody gives a role alone.
  await inviteToJoin(iveta, karel, SECOND)
  await askForRole({ desk: iveta, name: SECOND.name, role: 'Správce' })
  await expect(menu(karel).getByRole('link', { name: 'Zaměstnanci' })).toBeVisible()
  await inviteToJoin(iveta, pavla, CLERK)
  await giveRoleByTwo({ desk: iveta, name: CLERK.name, role: 'Podpora' }, { page: karel })

  await expect(menu(pavla).getByRole('link', { name: 'Hráči' })).toBeVisible()
  for (const hidden of ['Zaměstnanci', 'Klienti rozhraní', 'Odstávky'])
    await expect(menu(pavla).getByRole('link', { name: hidden })).toHaveCount(0)
  await pavla.goto(`${addresses().backoffice}/players`)
  await expect(heading(pavla, 'Hráči')).toBeVisible()
  const invitations = `${addresses().backoffice}${inviteStaff.path}`
  const refused = await pavla.request.post(invitations, { data: {}, headers: { origin: addresses().backoffice } })
  expect(refused.status()).toBe(403)
  for (const one of [iveta, karel, pavla]) await one.context().close()
}

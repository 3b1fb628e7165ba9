import { previewPayouts, payOutWithdrawals, sendWithdrawals } from '#contract/play-v1/staff-withdrawals.ts'
import { api, ask } from '../../shell/api.ts'
import { waitsForSecond } from '../../shell/waits-note.tsx'
import type { Withdrawal } from './withdrawals-screen.tsx'

/** What goes into a file for the bank; the rest is paid out by partners. */
const BANK_METHODS: readonly string[] = ['BankTransfer', 'CashlessPayout']

/** Withdrawals that go the same way and need the same people. */
export type SendGroup = {
  readonly way: 'send' | 'payOut'
  readonly needsSecond: boolean
  readonly withdrawals: readonly Withdrawal[]
  readonly warnings: readonly string[]
}

/** Tells a list apart by a dry run of each: those that one person may send, and those that wait for a second one. */
export async function groupByApproval(withdrawals: readonly Withdrawal[]): Promise<SendGroup[]> {
  const groups: SendGroup[] = []
  for (const way of ['send', 'payOut'] as const) {
    const own = withdrawals.filter(({ method }) => BANK_METHODS.includes(method) === (way === 'send'))
    if (own.length === 0) continue
    const { rows } = await ask(
      api(previewPayouts, { body: { way, withdrawalIds: own.map(({ withdrawalId }) => withdrawalId) } }),
    )
    for (const needsSecond of [false, true]) {
      const found = rows.filter(({ needs }) => (needs === 'second') === needsSecond)
      const ids = new Set(found.map(({ withdrawalId }) => withdrawalId))
      const warnings = found.flatMap((row) => row.warnings)
      const members = own.filter(({ withdrawalId }) => ids.has(withdrawalId))
      if (members.length > 0) groups.push({ way, needsSecond, withdrawals: members, warnings })
    }
  }
  return groups
}

type Explained = { readonly explanation: string; readonly acceptedWarnings: readonly string[] }

/**
 * Sends each group, those of one person first. Gives the file's name, if there is one, and the answer that says what waits for a
 * second person.
 */
export async function sendGroups(
  groups: readonly SendGroup[],
  { explanation, acceptedWarnings }: Explained,
): Promise<{ readonly file: string | undefined; readonly waiting: unknown }> {
  let file: string | undefined
  let waiting: unknown
  for (const { way, withdrawals, warnings } of groups.toSorted(
    (a, b) => Number(a.needsSecond) - Number(b.needsSecond),
  )) {
    const body = {
      withdrawalIds: withdrawals.map(({ withdrawalId }) => withdrawalId),
      explanation,
      acceptedWarnings: warnings.filter((id) => acceptedWarnings.includes(id)),
    }
    try {
      if (way === 'send') file = (await ask(api(sendWithdrawals, { body }))).name
      else await ask(api(payOutWithdrawals, { body }))
    } catch (error) {
      if (!waitsForSecond(error)) throw error
      waiting = error
    }
  }
  return { file, waiting }
}

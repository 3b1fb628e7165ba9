import { sendWithCommit, type Transaction } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { RIGHTS_CHANGED } from '../session-cache.ts'

/** Tells every process with the commit that what somebody holds has changed. @param id their number, or `EVERYBODY` */
export async function tellRightsChanged(tx: Transaction, id: string): Promise<void> {
  await sendWithCommit(tx, { topic: RIGHTS_CHANGED, id })
}

/** After the commit: this process needs no message. */
export function forgetRights({ sessions }: Pick<SignInNeeds, 'sessions'>, id: string): void {
  sessions.forgetRights(id)
}

import { sendWithCommit, type Transaction } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { RIGHTS_CHANGED } from '../session-cache.ts'

/** Notifies every process with the commit that somebody's rights have changed. @param id their number, or `EVERYBODY` */
export async function publishRightsChanged(tx: Transaction, id: string): Promise<void> {
  await sendWithCommit(tx, { topic: RIGHTS_CHANGED, id })
}

/** After the commit: drops the rights from this process's own cache. */
export function forgetRights({ sessions }: Pick<SignInNeeds, 'sessions'>, id: string): void {
  sessions.forgetRights(id)
}

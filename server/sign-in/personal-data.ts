import { findPlayerById, type PersonalPart } from '#server/players/index.ts'
import * as queries from './personal-data.queries.ts'

/** Credentials, times and sources of a person's sign-ins. */
export function signInParts({ target }: { readonly target: string }): PersonalPart[] {
  return [
    {
      name: 'signIn',
      fate: 'erased',
      read: async (db, playerId) => ({
        ...(await queries.findCredentials(db, playerId)),
        passkeys: await queries.findPasskeyRows(db, playerId),
        signIns: await queries.findSignIns(db, playerId),
      }),
      erase: async (tx, playerId) => {
        const player = await findPlayerById(tx, target, playerId)
        if (player && player.email !== '') await queries.eraseLetterRequests(tx, target, player.email)
        await queries.eraseSignIn(tx, playerId)
      },
    },
  ]
}
